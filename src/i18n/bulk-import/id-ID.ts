import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'Impor',
  template: 'Unduh templat',
  file: 'Berkas',
  choose: 'Pilih berkas',
  formats:
    '{kinds}, paling banyak {rows} baris dan {size}. Baris pertama berisi nama kolom dalam bahasa portal mana pun.',
  encoding: 'Pengodean berkas',
  encodingHint: 'Jika huruf di bawah tampak salah, pilih yang lain.',
  checking: 'Berkas sedang diperiksa…',
  ready: 'Tidak ada kesalahan: siap diimpor',
  faulty: 'Kesalahan: {count}. Perbaiki berkas lalu pilih lagi',
  shown: 'Hanya yang pertama ditampilkan: {count}.',
  ignored: 'Kolom tak dikenal, diabaikan: {names}',
  row: 'Baris',
  columnName: 'Kolom',
  value: 'Isi',
  problem: 'Masalah',
  what: 'Tindakan',
  start: 'Mulai impor',
  another: 'Pilih berkas lain',
  progress: 'Sedang mengimpor: {done}/{all}',
  interrupted: 'Impor terhenti pada {done}/{all}. Bisa dilanjutkan dari situ tanpa pengulangan.',
  resume: 'Lanjutkan',
  finished: 'Impor selesai',
  failed: 'Berkas tidak dapat diperiksa',
  reason: {
    formula: 'Ini diawali seperti rumus (= + - @) dan tidak diimpor.',
    twice: 'Kolom “{heading}” ada dua kali.',
    gone: 'Pemeriksaan ini kedaluwarsa; pilih berkas lagi.',
  },
} satisfies Translation<typeof zhCN.default>
