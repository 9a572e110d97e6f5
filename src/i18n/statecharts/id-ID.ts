import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  words: {
    and: 'dan',
    or: 'atau',
    otherwise: 'selain itu',
    inState: 'dalam keadaan “{state}”',
    ownAccord: 'dengan sendirinya',
    completed: 'semuanya berakhir',
    after: 'setelah {delay}',
    done: '{service} telah menjawab',
    failed: '{service} gagal',
    moved: '{service} berlanjut',
    anyEvent: 'peristiwa lain apa pun',
    not: 'tidak benar bahwa {condition}',
    refused: '“{event}” ditolak',
  },
  role: {
    visitor: 'Pengunjung',
    learner: 'Peserta',
    teacher: 'pengajar',
    staff: 'Pengelola',
    admin: 'Administrator',
    approver: 'Pemberi persetujuan yang mendapat giliran',
    teamLeader: 'Ketua kelompok',
    disciplineCommittee: 'Anggota komite disiplin',
    headmaster: 'Wali kelas',
    schoolLeader: 'Pimpinan sekolah',
    browser: 'Browser',
    server: 'Server',
    clock: 'Jam',
    nobody: 'Tidak ada',
  },
} satisfies Translation<typeof zhCN.default>
