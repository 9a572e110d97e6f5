import type { QuestionTexts } from '#server/question/question-texts.demo.ts'

export const questions: QuestionTexts = {
  banks: {
    'river-flow': {
      name: 'Pengukuran aliran sungai',
      topics: { section: 'Penampang melintang', velocity: 'Kecepatan dan debit' },
    },
    'dam-safety': { name: 'Keamanan bendungan', topics: { round: 'Inspeksi keliling', seepage: 'Rembesan' } },
  },
  questions: {
    'straight-reach': {
      stem: 'Seberapa panjang kedua tepi harus sejajar di tempat debit diukur?',
      options: [
        'Sepanjang lebar sungai',
        'Sedikitnya lima kali lebar sungai',
        'Tepat 100 meter',
        'Tidak penting asal dasar sungai keras',
      ],
      explanation: 'Ruas lurus sedikitnya **lima kali lebar** membuat arus tenang sebelum melewati tali ukur.',
    },
    'near-a-bridge': {
      stem: 'Jembatan adalah tempat yang baik untuk mengukur karena pilarnya menenangkan arus.',
      explanation: 'Jembatan dan anak sungai mengganggu aliran jauh ke hilir, jadi hindari keduanya.',
    },
    'good-section': {
      stem: 'Mana yang **mendukung** pemilihan suatu penampang?',
      options: [
        'Dasar yang keras dan rata',
        'Genangan air mati di salah satu tepi',
        'Tepi yang sejajar',
        'Tidak ada anak sungai di dekat hulu',
      ],
      explanation: 'Air mati, tumbuhan, dan batu besar membuat kedalaman dan kecepatan suatu jalur tidak pasti.',
    },
    'one-reading': {
      stem: 'Di air dangkal satu bacaan sudah cukup. Pada kedalaman $d$ berapa di bawah permukaan bacaan itu diambil jika kedalaman air $h$?',
      options: ['$d = 0.2\\,h$', '$d = 0.5\\,h$', '$d = 0.6\\,h$', '$d = 0.8\\,h$'],
      explanation:
        'Pada $0.6\\,h$ kecepatan mendekati rata-rata vertikal. Di air yang lebih dalam ambil rata-rata dua bacaan, pada $0.2\\,h$ dan $0.8\\,h$.',
    },
    'strip-discharge': {
      stem: 'Sebuah jalur selebar $b = 2\\,\\text{m}$ dan sedalam $h = 1.5\\,\\text{m}$. Bacaannya $v_{0.2} = 0.9$ dan $v_{0.8} = 0.5\\,\\text{m/s}$. Berapa debitnya?\n\n$$q = \\frac{v_{0.2} + v_{0.8}}{2} \\cdot h \\cdot b$$',
      options: [
        '$2.1\\,\\text{m}^3/\\text{s}$',
        '$1.4\\,\\text{m}^3/\\text{s}$',
        '$2.7\\,\\text{m}^3/\\text{s}$',
        '$4.2\\,\\text{m}^3/\\text{s}$',
      ],
      explanation: 'Kecepatan rata-ratanya $0.7\\,\\text{m/s}$, dan $0.7 \\cdot 1.5 \\cdot 2 = 2.1$.',
    },
    'why-forty-seconds': {
      stem: 'Mengapa alat ukur harus berputar sedikitnya empat puluh detik?',
      explanation: 'Kecepatan sungai tidak pernah benar-benar tetap; bacaan yang lebih lama meratakan denyutnya.',
    },
    'same-order': {
      stem: 'Mengapa bendungan ditelusuri dengan urutan yang sama setiap kali?',
      options: [
        'Karena itu jalan terpendek',
        'Karena pintu air harus diminyaki dahulu',
        'Karena dua orang dapat berbagi tugas',
        'Karena dengan begitu perubahan terlihat',
      ],
      explanation: 'Apa yang selalu dilihat di tempat yang sama akan terbandingkan dengan sendirinya.',
    },
    'where-leaks-show': {
      stem: 'Di mana kebocoran bendungan urukan paling sering tampak?',
      options: ['Di kaki bendungan', 'Di tumpuan', 'Di puncak', 'Di pintu pelimpah'],
      explanation: 'Luangkan waktu di kaki bendungan dan di tumpuan.',
    },
    'clear-seepage': {
      stem: 'Rembesan jernih yang tetap pada muka air waduk yang sama biasanya tidak berbahaya.',
      explanation: 'Hampir setiap bendungan urukan meloloskan sedikit air. Rembesan keruh harus segera dilaporkan.',
    },
    'sudden-drop': {
      stem: 'Aliran sebuah drainase tiba-tiba turun sementara muka air waduk tetap. Apa artinya, dan apa yang Anda lakukan?',
      explanation: 'Drainase mungkin tersumbat sehingga tekanan di dalam bendungan naik. Ukur lagi dan laporkan.',
    },
  },
}
