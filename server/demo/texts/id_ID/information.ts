import type { InformationTexts } from '#server/news/information-texts.demo.ts'
import { help } from './information-help.ts'
import { news } from './information-news.ts'

export const information: InformationTexts = {
  ...news,
  ...help,

  'application-secret': {
    title: 'Pernyataan privasi',
    summary:
      'Data apa tentang Anda yang disimpan portal, untuk apa, berapa lama, dan apa yang dapat Anda minta dari kami.',
    detail: `
<p>Pernyataan ini berlaku untuk portal pembelajaran Akademi Sungai Besar, baik di browser maupun sebagai aplikasi di perangkat Anda. Akademi bertanggung jawab atas data yang disimpan di sini.</p>
<h2>Apa yang kami simpan</h2>
<ul>
<li>Akun Anda: nama, nama akun, nomor ponsel dan alamat email, bahasa, serta peran yang diberikan instansi Anda. Kata sandi hanya disimpan dalam bentuk yang tidak dapat dibaca kembali.</li>
<li>Pembelajaran Anda: kursus yang pernah Anda buka, kemajuan Anda di dalamnya, dan kelas yang Anda ikuti.</li>
<li>Pemakaian portal: halaman apa yang dibuka dan kapan, berita apa yang Anda baca pada suatu hari agar setiap pembaca hanya dihitung sekali, serta laporan teknis ketika ada yang rusak.</li>
</ul>
<h2>Untuk apa kami memakainya</h2>
<p>Kami memakai data ini agar Anda dapat masuk, agar portal dapat menunjukkan di mana Anda berhenti, untuk menyelenggarakan kelas, dan untuk menemukan kesalahan. Peringkat peserta di beranda menampilkan nama dan jam belajar kepada rekan yang sudah masuk. Kami tidak menjual data, tidak menayangkan iklan, dan tidak menyematkan apa pun dari perusahaan lain yang dapat melacak Anda.</p>
<h2>Di browser Anda</h2>
<p>Setelah Anda masuk, dua cookie menjaga sesi Anda. Bahasa dan tampilan yang Anda pilih juga diingat. Tidak ada cookie pelacak.</p>
<h2>Siapa yang dapat melihatnya</h2>
<p>Anggota kelas dan wali kelasnya dapat melihat siapa saja yang ada di kelas itu. Administrator dapat melihat pesan yang dikirim portal. Selain mereka tidak ada, kecuali jika diwajibkan oleh undang-undang.</p>
<h2>Berapa lama</h2>
<p>Sesi berakhir setelah dua jam tidak dipakai. Riwayat belajar Anda disimpan selama Anda memiliki akun, karena sertifikat dan kelas berikutnya dapat bergantung padanya.</p>
<h2>Apa yang dapat Anda minta</h2>
<p>Anda dapat menanyakan data apa yang kami simpan tentang Anda, meminta kesalahan diperbaiki, dan meminta akun Anda ditutup. Tulislah ke <a href="mailto:privacy@academy.example">privacy@academy.example</a>; Anda akan mendapat jawaban dalam tiga puluh hari.</p>
`,
  },
  'technical-support': {
    title: 'Dukungan teknis',
    summary: 'Cara menghubungi kami, kapan kami bertugas, dan apa yang dibutuhkan perangkat Anda.',
    detail: `
<p>Jika ada yang tidak berfungsi di portal, lihatlah dahulu <a href="#/dynamicList?help=help_center">pusat bantuan</a>. Jika belum terjawab, kami siap membantu.</p>
<h2>Cara menghubungi kami</h2>
<table>
<thead>
<tr><th scope="col">Cara</th><th scope="col">Alamat</th><th scope="col">Waktu</th></tr>
</thead>
<tbody>
<tr><td>Email</td><td><a href="mailto:support@academy.example">support@academy.example</a></td><td>Dijawab dalam satu hari kerja</td></tr>
<tr><td>Telepon</td><td>+86 10 5550 0199</td><td>Senin sampai Jumat, 8.30–17.30, waktu Beijing</td></tr>
<tr><td>Datang langsung</td><td>Kampus utama, gedung 1, ruang 108</td><td>Senin sampai Jumat, 9.00–12.00</td></tr>
</tbody>
</table>
<h2>Beri tahu kami</h2>
<ol>
<li>Nama akun Anda, tetapi jangan pernah kata sandinya. Kami tidak akan pernah memintanya.</li>
<li>Halaman yang sedang Anda buka dan apa yang terakhir Anda lakukan.</li>
<li>Pesan yang muncul, sebaiknya berupa tangkapan layar.</li>
<li>Hasil <a href="#/speedTest">uji kecepatan</a> jika video tersendat atau halaman lambat.</li>
</ol>
<h2>Kebutuhan perangkat</h2>
<ul>
<li>Chrome, Edge, Firefox, atau Safari versi terkini, di komputer, tablet, atau ponsel.</li>
<li>Koneksi minimal 1 Mbit/s untuk kuliah dalam SD, dan 4 Mbit/s untuk HD.</li>
<li>Layar selebar minimal 360 piksel; portal juga dapat dipakai dengan papan ketik saja dan dengan pembaca layar.</li>
</ul>
`,
  },
  'app-download': {
    title: 'Portal di perangkat Anda',
    summary: 'Tanpa toko aplikasi dan tanpa mengunduh: browser Anda menaruh portal di ponsel, tablet, atau desktop.',
    detail: `
<p>Portal ini adalah aplikasi web. Browser dapat menempatkannya di samping aplikasi Anda yang lain, sehingga terbuka dengan satu ketukan dan selalu dalam versi terbaru.</p>
<p>Anda masuk dengan akun yang sama, dan semua yang Anda kerjakan tersimpan di tempat yang sama.</p>
<p>Kursus, ujian, dan siaran langsung memerlukan koneksi internet. Di perangkat lain, Anda melanjutkan dari tempat terakhir. Portal dihapus seperti aplikasi lain, dan catatan belajar Anda tidak ikut hilang.</p>
`,
  },
}
