import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  question: 'Soal {number}',
  of: 'Soal {number} dari {count}',
  marks: 'Nilai: {marks}',
  single: 'Pilih satu jawaban',
  multiple: 'Pilih semua yang benar',
  trueFalse: 'Benar atau salah',
  short: 'Jawaban singkat',
  true: 'Benar',
  false: 'Salah',
  yourAnswer: 'Jawaban Anda',
  counter: '{count} / {max}',
  clear: 'Hapus jawaban',
  mark: 'Tandai untuk nanti',
  previous: 'Sebelumnya',
  next: 'Berikutnya',
  map: 'Daftar soal',
  keys: 'Saat fokus berada di dalam soal: angka atau huruf memilih jawaban, {next} ke soal berikutnya, {previous} ke soal sebelumnya, {mark} menandai untuk nanti.',
  state: {
    open: 'Belum dijawab',
    answered: 'Dijawab, tersimpan',
    unsaved: 'Dijawab, belum tersimpan',
    left: 'Sudah ditinggalkan, tidak dapat diubah',
    marked: 'Ditandai untuk nanti',
  },
  saving: {
    saved: 'Jawaban tersimpan',
    gathering: 'Segera disimpan…',
    saving: 'Menyimpan…',
    failed: 'Penyimpanan otomatis gagal; segera dicoba lagi',
    refused: 'Gagal menyimpan',
    now: 'Simpan sekarang',
  },
  inTab:
    'Peramban ini tidak dapat menyimpan jawaban: jawaban hanya ada di tab ini. Jangan tutup tab sebelum tertulis “Jawaban tersimpan”.',
  offline:
    'Anda sedang luring. Teruslah menjawab: jawaban tetap ada di perangkat ini dan disimpan setelah jaringan kembali.',
  elsewhere: {
    title: 'Ujian ini sedang dikerjakan di tempat lain',
    text: 'Jendela atau perangkat lain sedang mengerjakannya; di sini Anda hanya dapat membaca. Jika Anda melanjutkan di sini, di sana tidak dapat dijawab lagi.',
    here: 'Lanjutkan di sini',
  },
  leftSent: 'Jawaban yang tertahan di perangkat ini telah terkirim.',
  yielded: 'Soal berikut dijawab berbeda di tempat lain, dan jawaban itulah yang berlaku: {questions}',
  undelivered: 'Di perangkat ini masih ada jawaban yang tidak terkirim. Jawaban itu tidak dihitung.',
  timeLeft: 'Sisa waktu',
  moment: {
    half: 'Separuh waktu sudah lewat.',
    ten: 'Sisa 10 menit.',
    five: 'Sisa 5 menit.',
    one: 'Sisa 1 menit.',
    up: 'Waktu habis.',
  },
  handIn: {
    open: 'Kumpulkan',
    title: 'Kumpulkan sekarang?',
    complete: 'Semua soal sudah dijawab. Setelah dikumpulkan, tidak ada yang dapat diubah.',
    unanswered: 'Soal yang belum dijawab: {count}. Setelah dikumpulkan, tidak ada yang dapat diubah.',
    keep: 'Lanjut mengerjakan',
    busy: 'Mengumpulkan…',
    failed: 'Gagal mengumpulkan',
    failedText: 'Tidak ada jawaban yang hilang: kumpulkan lagi. Percobaan juga diulang begitu jaringan kembali.',
    again: 'Kumpulkan lagi',
  },
  handedIn: {
    title: 'Sudah dikumpulkan',
    text: 'Semua jawaban Anda sudah sampai.',
  },
  over: {
    title: 'Waktu habis',
    text: 'Semua jawaban yang tersimpan tepat waktu dihitung.',
  },
  toResult: 'Lihat hasil',
  toHome: 'Kembali ke beranda',
  leaving: {
    title: 'Tinggalkan soal ini?',
    text: 'Anda sudah menjawabnya. Setelah ditinggalkan, Anda tidak dapat kembali.',
    leave: 'Tinggalkan',
    stay: 'Tetap di sini',
    refused: 'Anda sudah menjawab dan meninggalkan soal ini; soal tidak dapat dibuka lagi.',
  },
  missing: 'Ujian ini tidak ditemukan',
  missingHint: 'Tautannya mungkin salah, atau ujian ini bukan milik Anda.',
} satisfies Translation<typeof zhCN.default>

export const titles = {
  paper: 'Lembar ujian',
} satisfies Translation<typeof zhCN.titles>
