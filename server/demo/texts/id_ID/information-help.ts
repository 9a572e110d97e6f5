import type { DemoInformationText, HelpName } from '#server/news/information-texts.demo.ts'

export const help: Readonly<Record<HelpName, DemoInformationText>> = {
  'sign-in': {
    title: 'Masuk dan keluar',
    summary:
      'Apa yang Anda perlukan untuk masuk, apa gunanya kode verifikasi, dan mengapa portal kadang meminta Anda menunggu.',
    detail: `
<p>Anda masuk dengan nama akun dan kata sandi yang diberikan instansi Anda. Huruf besar dan kecil tidak dibedakan dalam nama akun, tetapi dibedakan dalam kata sandi.</p>
<h2>Langkah demi langkah</h2>
<ol>
<li>Buka portal. Halaman masuk akan muncul.</li>
<li>Isikan nama akun dan kata sandi. Ikon mata di ujung kolom menampilkan apa yang Anda ketik.</li>
<li>Salin huruf dan angka dari gambar. Jika tidak terbaca, mintalah gambar lain, atau dengarkan angka sebagai gantinya.</li>
<li>Pilih <strong>Masuk</strong>.</li>
</ol>
<h2>Jika tidak berhasil</h2>
<p>Setelah beberapa kali kata sandi salah, portal meminta Anda menunggu, makin lama setiap kalinya; ini mencegah orang lain menebak. Lamanya ditampilkan di halaman. Jika Anda lupa kata sandi, <a href="#/retrieve">buat yang baru</a> daripada terus mencoba.</p>
<h2>Keluar</h2>
<p>Ikon untuk keluar ada di bagian atas halaman. Di komputer yang juga dipakai orang lain, selalu keluarlah setelah selesai. Setelah dua jam tidak dipakai, portal melakukannya untuk Anda.</p>
`,
  },
  'forgotten-password': {
    title: 'Saya lupa kata sandi',
    summary: 'Dengan ponsel atau kotak surat di tangan, kata sandi baru selesai dalam dua menit.',
    detail: `
<p>Anda dapat membuat kata sandi baru sendiri, asalkan ada nomor ponsel atau alamat email yang tertaut ke akun Anda.</p>
<h2>Empat langkah</h2>
<ol>
<li>Di halaman masuk, pilih <strong>Lupa kata sandi?</strong> dan isikan nama akun Anda.</li>
<li>Pilih ke mana kode dikirim: ke ponsel atau ke alamat email Anda. Keduanya hanya ditampilkan sebagian.</li>
<li>Isikan enam angka yang Anda terima. Kode berlaku beberapa menit; setelah hitungan mundur selesai Anda dapat meminta yang baru.</li>
<li>Isikan kata sandi baru dua kali.</li>
</ol>
<h2>Syarat kata sandi baru</h2>
<ul>
<li>8 sampai 32 karakter</li>
<li>minimal satu angka</li>
<li>minimal satu huruf besar dan satu huruf kecil</li>
</ul>
<p>Begitu tersimpan, Anda dikeluarkan dari semua perangkat, lalu masuk kembali dengan kata sandi baru.</p>
<h2>Kode tidak datang?</h2>
<p>Periksa folder spam, dan pastikan angka yang ditampilkan memang nomor Anda. Jika nomor Anda sudah berganti, tulislah ke <a href="mailto:support@academy.example">support@academy.example</a>.</p>
`,
  },
  'weak-password': {
    title: '“Kata sandi Anda terlalu lemah”',
    summary: 'Mengapa portal meminta kata sandi yang lebih baik sebelum Anda dapat melanjutkan, dan cara memilihnya.',
    detail: `
<p>Jika kata sandi Anda termasuk yang pertama kali ditebak orang, seperti 123456, portal meminta Anda menggantinya begitu Anda membuka sebuah halaman. Sebelum diganti, Anda hanya dapat melihat halaman yang terbuka bagi semua orang.</p>
<h2>Apa yang harus dilakukan</h2>
<p>Pilih <strong>Ganti sekarang</strong>. Caranya sama seperti untuk <a href="#/retrieve">kata sandi yang terlupa</a>: kode dikirim ke ponsel atau alamat email Anda, lalu Anda mengisikan kata sandi baru.</p>
<h2>Kata sandi yang baik</h2>
<ul>
<li>Panjang lebih berguna daripada karakter aneh. Tiga atau empat kata yang tidak saling berkaitan mudah diingat.</li>
<li>Jangan memakainya di tempat lain.</li>
<li>Perhatikan petunjuk kekuatan kata sandi saat mengetik.</li>
</ul>
<p>Tidak seorang pun dari akademi akan menanyakan kata sandi Anda, baik lewat telepon maupun email.</p>
`,
  },
  'find-courses': {
    title: 'Mencari kursus',
    summary: 'Cara mencari dan menyaring kursus terbuka, dan apa saja yang tertera di halaman kursus.',
    detail: `
<p>Semua kursus terbuka ada di <a href="#/course/course-list">Kursus terbuka</a> pada navigasi utama. Beranda juga menampilkan kursus pilihan, populer, dan terbaru.</p>
<h2>Mempersempit daftar</h2>
<table>
<thead>
<tr><th scope="col">Yang Anda cari</th><th scope="col">Gunakan</th></tr>
</thead>
<tbody>
<tr><td>kursus tertentu</td><td>pencarian; mencakup judul dan ringkasan</td></tr>
<tr><td>hanya yang wajib Anda ikuti</td><td>Sifat: Wajib</td></tr>
<tr><td>satu bidang</td><td>Bidang, misalnya Hidrologi</td></tr>
<tr><td>yang disukai orang lain</td><td>Urutkan: Terpopuler atau Nilai tertinggi</td></tr>
</tbody>
</table>
<p>Beberapa filter dapat dipakai bersama. Jika tidak ada yang tersisa, <strong>Hapus semua filter</strong> menampilkan kembali seluruh daftar.</p>
<h2>Halaman kursus</h2>
<p>Di sana tertera isi kursus, lamanya, jumlah kreditnya, siapa pengajarnya, dan penilaian peserta. Jika Anda sudah memulainya, terlihat sejauh mana kemajuan Anda. Di bawahnya ada kursus terkait.</p>
`,
  },
  'continue-course': {
    title: 'Melanjutkan dari tempat Anda berhenti',
    summary: 'Tiga jalan kembali ke kursus yang sedang Anda pelajari, dan di mana melihat kemajuan Anda.',
    detail: `
<p>Portal mengingat kursus mana yang terakhir Anda buka dan sejauh mana kemajuan Anda.</p>
<h2>Tiga jalan kembali</h2>
<ul>
<li><strong>Di beranda</strong>, pada bagian Lanjutkan belajar, ada kursus yang terakhir Anda buka, dengan tombol untuk melanjutkan.</li>
<li><strong>Di bagian bawah beranda</strong> sebuah pita mengingatkan Anda. Anda dapat menutupnya; ia muncul lagi pada kunjungan berikutnya.</li>
<li><strong>Di Pembelajaran saya</strong>, halaman <a href="#/usercenter/mycourse">Kursus saya</a> memuat semua yang pernah Anda mulai.</li>
</ul>
<h2>Arti bilah kemajuan</h2>
<p>Bilah di samping kursus menunjukkan berapa persen yang sudah Anda selesaikan. Kursus dianggap tuntas pada seratus persen, lalu berpindah dari Sedang dipelajari ke Tuntas.</p>
<p>Kemajuan melekat pada akun Anda, bukan pada perangkat: yang Anda mulai di komputer dapat dilanjutkan di ponsel.</p>
`,
  },
  'my-classes': {
    title: 'Kelas: cara bergabung dan di mana menemukannya',
    summary:
      'Siapa yang memasukkan Anda ke kelas, dan di mana portal menampilkan kelas yang sedang berlangsung, akan datang, dan terdahulu.',
    detail: `
<p>Kelas adalah kelompok yang belajar bersama selama jangka waktu tertentu, secara tatap muka, daring, atau di sekolah partai. Instansi Anda yang mengusulkan; begitu nama Anda ada dalam daftar anggota, kelas itu muncul sendiri di portal Anda.</p>
<h2>Di mana menemukannya</h2>
<ul>
<li><strong>Beranda</strong> menampilkan kelas hari-hari ini dan kelas yang dimulai dalam seminggu.</li>
<li><strong>Kelas</strong> pada navigasi utama membuka <a href="#/class/class-list">semua kelas Anda</a>. Daftarnya dapat disaring menjadi yang belum dimulai, sedang berlangsung, atau selesai.</li>
<li><strong>Kelas saat ini</strong> di bawahnya langsung membuka kelas yang sedang berlangsung; jika ada beberapa, Anda memilih.</li>
</ul>
<h2>Halaman kelas</h2>
<p>Di sana Anda melihat waktu dan tempat, wali kelas, dan teman belajar Anda. Sebuah garis menunjukkan keadaan kelas: belum dimulai, sedang berlangsung, atau selesai.</p>
<h2>Ada kelas yang tidak tampak?</h2>
<p>Berarti nama Anda belum ada dalam daftarnya. Tanyakan dahulu kepada bagian yang mengusulkan Anda; dukungan teknis tidak dapat menambahkan anggota.</p>
`,
  },
  'live-broadcasts': {
    title: 'Menonton siaran langsung',
    summary:
      'Di mana siaran diumumkan, cara bergabung, dan apa yang harus dilakukan ketika gambar atau suara terganggu.',
    detail: `
<p>Siaran langsung terbuka bagi semua. Daftarnya ada di menu <strong>Siaran langsung</strong> di bagian atas portal: lebih dahulu yang sedang tayang, lalu yang akan tayang dalam dua minggu, dengan waktu menurut zona waktu Anda sendiri.</p>
<h2>Bergabung</h2>
<ol>
<li>Buka menu dan pilih siarannya. Pemutar terbuka di jendela baru.</li>
<li>Jika belum dimulai, pemutar menghitung mundur dan mulai dengan sendirinya.</li>
<li>Kebanyakan browser mulai tanpa suara. Nyalakan suaranya di pemutar.</li>
</ol>
<h2>Jika tersendat</h2>
<ul>
<li>Pilih SD sebagai ganti HD di pemutar.</li>
<li>Jalankan <a href="#/speedTest">uji kecepatan</a>; hasilnya menunjukkan kualitas yang cocok dengan koneksi Anda.</li>
<li>Muat ulang halaman. Anda kembali ke tayangan saat itu.</li>
</ul>
<p>Jika portal membuka situs web lain dan bukan pemutar, penyelenggara memakai layanan mereka sendiri. Ikutilah petunjuk di sana.</p>
`,
  },
  'language-and-skin': {
    title: 'Bahasa dan tampilan',
    summary: 'Portal tersedia dalam sebelas bahasa, dengan tampilan terang dan gelap. Keduanya dipilih di bagian atas.',
    detail: `
<h2>Bahasa</h2>
<p>Menu dengan bahasa yang sedang dipakai ada di bagian atas setiap halaman, di layar sempit berupa ikon. Pilih satu dari sebelas bahasa, dan halaman ditampilkan kembali dalam bahasa itu.</p>
<ul>
<li>Pilihan ini berlaku untuk browser ini sampai Anda mengubahnya.</li>
<li>Dalam bahasa Arab seluruh halaman tersusun dari kanan ke kiri.</li>
<li>Nama orang tetap ditulis seperti pemiliknya menulisnya. Yang belum diterjemahkan ditampilkan dalam bahasa Tionghoa.</li>
</ul>
<h2>Terang atau gelap</h2>
<p>Menu di sampingnya mengubah tampilan:</p>
<table>
<thead>
<tr><th scope="col">Pilihan</th><th scope="col">Arti</th></tr>
</thead>
<tbody>
<tr><td>Terang</td><td>huruf gelap di atas putih</td></tr>
<tr><td>Gelap</td><td>huruf terang di atas gelap, lebih nyaman di mata pada malam hari</td></tr>
<tr><td>Sesuai perangkat</td><td>mengikuti pengaturan komputer atau ponsel Anda</td></tr>
</tbody>
</table>
<p>Hurufnya terlalu kecil? Perbesar dengan browser Anda, sampai dua kali ukuran; tidak ada bagian halaman yang hilang.</p>
`,
  },
  'speed-test': {
    title: 'Uji kecepatan, HD dan SD',
    summary: 'Cara mengetahui apakah koneksi Anda cukup cepat, dan kualitas gambar mana yang sebaiknya dipilih.',
    detail: `
<p><a href="#/speedTest">Uji kecepatan</a> mengukur jalur antara perangkat Anda dan portal. Tidak perlu akun dan hanya butuh beberapa detik.</p>
<h2>Cara menguji</h2>
<ol>
<li>Pergilah ke tempat Anda hendak belajar. Jaringan nirkabel berbeda dari ruang ke ruang.</li>
<li>Hentikan unduhan dan video lain.</li>
<li>Mulai pengujian, dan ulangi sekali.</li>
</ol>
<h2>HD atau SD</h2>
<p>HD menampilkan tulisan kecil pada salindia dengan tajam dan memerlukan koneksi yang lebih cepat. SD memerlukan kira-kira seperempatnya. Di akhir pengujian tertera mana yang cocok dengan koneksi Anda.</p>
<h2>Yang dapat membantu</h2>
<ul>
<li>Duduklah lebih dekat ke router, atau pakai kabel.</li>
<li>Saat memakai data seluler, pilih SD; biayanya juga lebih hemat.</li>
<li>Jika situs web lain juga lambat, tanyakan kepada pengelola jaringan Anda.</li>
</ul>
<p>Jika situs web lain cepat dan hanya portal yang lambat, kirimkan hasil pengujiannya kepada kami.</p>
`,
  },
  'install-app': {
    title: 'Portal di ponsel dan desktop',
    summary:
      'Tidak perlu toko aplikasi: taruh portal di samping aplikasi Anda yang lain, atau pindai kode dengan ponsel.',
    detail: `
<p>Anda tidak harus memasang apa pun. Namun jika sering memakai portal, satu ketukan pada ikonnya lebih cepat daripada mengetik alamatnya.</p>
<h2>Di ponsel</h2>
<ol>
<li>Pindai kode QR di kaki halaman dengan kamera ponsel. Portal terbuka di browser.</li>
<li>Di iPhone atau iPad pilih Bagikan lalu Tambah ke Layar Utama; di Android, Tambahkan ke layar utama pada menu browser.</li>
<li>Masuklah sekali. Anda tetap masuk seperti di komputer.</li>
</ol>
<h2>Di desktop</h2>
<p>Chrome dan Edge dapat menaruh sebuah halaman di desktop seperti program. Halaman <a href="#/appDownload">Dapatkan aplikasi</a> menunjukkan langkah-langkah untuk setiap sistem.</p>
<h2>Sebagai halaman awal atau favorit</h2>
<p>Di bagian atas portal Anda dapat menjadikannya halaman awal atau menambahkannya ke favorit. Kebanyakan browser menyerahkan hal itu kepada Anda: tekan Ctrl+D, atau gunakan menu browser.</p>
`,
  },
  'news-and-help': {
    title: 'Membaca berita dan mencari bantuan',
    summary: 'Topik, pencarian, dan jalan kembali: cara menemukan apa yang diterbitkan akademi.',
    detail: `
<p>Di <a href="#/dynamicList">Berita</a> akademi menyampaikan hal-hal baru: kabar akademi, pelatihan, pengumuman, dan riset. Yang terbaru ada paling atas.</p>
<h2>Mencari sesuatu</h2>
<ul>
<li><strong>Topik</strong> mempersempit daftar menjadi satu topik saja.</li>
<li><strong>Pencarian</strong> mencakup judul, ringkasan, dan teks dalam bahasa yang Anda baca. Jika ada beberapa kata, semuanya harus ada, dengan urutan apa pun.</li>
<li><strong>Sebelumnya</strong> dan <strong>Berikutnya</strong> di bawah artikel membawa Anda terus tanpa kembali ke daftar.</li>
</ul>
<h2>Pusat bantuan</h2>
<p>Anda sedang berada di dalamnya. Tautannya ada di bagian atas dan di kaki setiap halaman. Cara kerjanya seperti berita, tersusun menurut topik; pencarian di sana hanya mencakup artikel bantuan.</p>
<p>Berita dan bantuan diperuntukkan bagi peserta dan pegawai akademi, jadi Anda harus masuk. Cara menghubungi dukungan teknis dapat dibaca <a href="#/techAuth">tanpa masuk</a>.</p>
`,
  },
  'who-to-ask': {
    title: 'Kepada siapa saya bertanya?',
    summary: 'Pertanyaan tentang kelas, akun, atau teknis ditangani orang yang berbeda. Sebuah panduan singkat.',
    detail: `
<p>Jawaban tercepat datang dari orang yang dapat mengubah sesuatu. Tabel ini menunjukkan siapa orangnya.</p>
<table>
<thead>
<tr><th scope="col">Pertanyaan Anda</th><th scope="col">Tanyakan kepada</th></tr>
</thead>
<tbody>
<tr><td>Waktu, tempat, dan jalannya kelas</td><td>wali kelas, namanya ada di halaman kelas</td></tr>
<tr><td>Pengusulan sebagai peserta kelas</td><td>bagian pelatihan di instansi Anda</td></tr>
<tr><td>Isi kursus</td><td>pengajarnya, namanya ada di halaman kursus</td></tr>
<tr><td>Kata sandi, nomor ponsel, alamat email</td><td><a href="mailto:support@academy.example">support@academy.example</a></td></tr>
<tr><td>Ada yang tidak berfungsi</td><td><a href="#/techAuth">dukungan teknis</a></td></tr>
<tr><td>Apa yang disimpan portal tentang Anda</td><td><a href="#/applicationSecret">pernyataan privasi</a></td></tr>
</tbody>
</table>
<h2>Sebelum Anda menulis</h2>
<p>Lihatlah dahulu pusat bantuan; kebanyakan pertanyaan sudah pernah diajukan. Jika Anda menulis, sebutkan apa yang hendak Anda lakukan, apa yang justru terjadi, dan kapan. Satu tangkapan layar lebih jelas daripada uraian panjang.</p>
`,
  },
}
