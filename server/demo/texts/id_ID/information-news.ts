import type { DemoInformationText, NewsName } from '#server/news/information-texts.demo.ts'

export const news: Readonly<Record<NewsName, DemoInformationText>> = {
  'gauging-practice': {
    title: 'Praktik lapangan pengukuran debit: apa yang perlu dibawa',
    summary:
      'Kelas lapangan di Stasiun hidrometri Chenglingji segera dimulai. Berikut ringkasan harinya dan daftar perlengkapan.',
    detail: `
<p>Kelas <strong>Praktik Lapangan Pengukuran Debit</strong> berkumpul di Stasiun hidrometri Chenglingji beberapa hari lagi. Semua yang ada dalam daftar anggota mendapat tempat; Anda dapat melihatnya di menu Kelas, pada kelas yang segera dimulai.</p>
<h2>Lima hari</h2>
<table>
<thead>
<tr><th scope="col">Hari</th><th scope="col">Pagi</th><th scope="col">Siang</th></tr>
</thead>
<tbody>
<tr><td>1</td><td>Keselamatan di air, mengenal stasiun</td><td>Memilih penampang</td></tr>
<tr><td>2 dan 3</td><td>Current meter dari kereta gantung</td><td>Menghitung debit</td></tr>
<tr><td>4</td><td>ADCP dari perahu yang bergerak</td><td>Membandingkan kedua metode</td></tr>
<tr><td>5</td><td>Pengukuran Anda sendiri</td><td>Ulasan dalam kelompok</td></tr>
</tbody>
</table>
<h2>Harap dibawa</h2>
<ul>
<li>sepatu bot karet dan jas hujan; pelampung tersedia di sana</li>
<li>buku catatan yang tahan basah, dan pensil</li>
<li>laptop, jika ada</li>
</ul>
<p>Bus berangkat dari kampus utama pukul 7.30 pada hari pertama. Yang datang sendiri bertemu kami di gerbang stasiun pukul 10.00.</p>
`,
  },
  'new-courses': {
    title: 'Empat kursus baru, dari antariksa sampai tangga ikan',
    summary:
      'Penginderaan jauh, jalur ikan, peringatan dini, dan air tanah: empat kursus bertambah dalam katalog beberapa minggu ini.',
    detail: `
<p>Dalam beberapa minggu terakhir, empat kursus ditambahkan ke katalog terbuka. Semuanya terbuka bagi setiap peserta, dalam semua bahasa portal, dan dapat dimulai kapan saja.</p>
<table>
<thead>
<tr><th scope="col">Kursus</th><th scope="col">Durasi</th><th scope="col">Sifat</th></tr>
</thead>
<tbody>
<tr><td>Mengamati Air dari Antariksa</td><td>2,5 jam</td><td>Pilihan</td></tr>
<tr><td>Membantu Ikan Melewati Bendungan</td><td>1 jam</td><td>Pilihan</td></tr>
<tr><td>Peringatan yang Sampai ke Desa Terakhir</td><td>1,5 jam</td><td>Wajib</td></tr>
<tr><td>Air Tanah dan Sungai</td><td>1,5 jam</td><td>Pilihan</td></tr>
</tbody>
</table>
<p>“Sering kali kami sudah melihat banjir di citra satelit sebelum ada yang menelepon,” kata Layla Hassan, pengajar kursus penginderaan jauh. “Yang perlu dipelajari adalah apa yang <em>tidak</em> tampak pada citra itu.”</p>
<p>Kursus wajib tentang peringatan dini hendaknya diselesaikan sebelum akhir musim oleh semua yang bertugas di ruang jaga. Keempatnya ada di <a href="#/course/course-list">kursus terbuka</a>, dengan urutan terbaru.</p>
`,
  },
  'sediment-class': {
    title: 'Pemodelan sedimen: kelas daring segera dimulai',
    summary: 'Siapa pesertanya, apa yang perlu dipelajari sebelumnya, dan bagaimana delapan minggu itu diatur.',
    detail: `
<p>Kurang dari tiga minggu lagi kelas daring <strong>Pemodelan Sedimen</strong> dimulai di bawah bimbingan Camille Moreau. Kelas berlangsung delapan minggu dan sepenuhnya daring, jadi tidak seorang pun perlu bepergian.</p>
<h2>Sebelum malam pertama</h2>
<ol>
<li>Periksa apakah Anda anggotanya: kelas itu ada di menu Kelas, pada kelas yang segera dimulai.</li>
<li>Ikuti atau segarkan kembali kursus Bagaimana Sungai Mengangkut Sedimen. Kelas ini dimulai dari akhir kursus tersebut.</li>
<li>Jalankan <a href="#/speedTest">uji kecepatan</a> di tempat dan pada jam Anda akan mengikuti kelas.</li>
</ol>
<h2>Minggu demi minggu</h2>
<p>Setiap minggu ada satu kuliah, satu latihan, dan satu jam tanya jawab. Latihannya memakai hasil pengukuran dari ruas sungai yang mendangkal setengah meter per tahun; pada minggu terakhir model Anda seharusnya tahu sebabnya.</p>
<p>Jika nama Anda tidak ada padahal sudah diusulkan, tanyakan dahulu kepada bagian Anda sebelum menulis kepada kami: pengusulan dilakukan di sana.</p>
`,
  },
  'live-lectures': {
    title: 'Siaran langsung musim ini: dari tepi sungai ke ruang sidang',
    summary:
      'Sekolah lapangan, tanya jawab prakiraan banjir, hukum air, dan keamanan bendungan. Tidak perlu mendaftar.',
    detail: `
<p>Siaran langsung kami mempertemukan pengajar dan peserta yang mungkin tidak akan pernah bertemu. Musim ini ada empat yang patut dinantikan:</p>
<ul>
<li><strong>Sekolah Lapangan Pengukuran Sungai.</strong> Tiga hari di tepi sungai bersama tim kami; bergabunglah kapan saja.</li>
<li><strong>Prakiraan Banjir: Tanya Jawab.</strong> Seorang prakirawan memaparkan prakiraan hari itu.</li>
<li><strong>Hukum Air Lintas Batas.</strong> Tiga kasus nyata, dan apa yang diputuskan di dalamnya.</li>
<li><strong>Pemantauan Keamanan Bendungan.</strong> Berbagi pengalaman di antara orang-orang yang setiap pagi membaca data pergeseran dan rembesan.</li>
</ul>
<h2>Cara bergabung</h2>
<p>Buka menu Siaran langsung di bagian atas portal. Di sana tertera yang sedang tayang dan yang akan datang dalam dua minggu, dengan waktu menurut zona waktu Anda. Satu klik membuka pemutar; sebelum mulai, pemutar menghitung mundur.</p>
<p>Jika gambarnya tersendat, pilih SD di pemutar. Suaranya tetap sama, dan kuliah hidup dari suaranya.</p>
`,
  },
  'flood-class': {
    title: 'Kelas banjir dibuka dengan jaga malam',
    summary: 'Kelas prakiraan banjir dan komando darurat telah dimulai. Latihan pertamanya berlangsung dalam gelap.',
    detail: `
<p>Kebanyakan kelas dibuka dengan sambutan. Kelas <strong>Prakiraan Banjir dan Komando Darurat</strong> dibuka pagi ini dengan kuliah tentang kesalahan pos duga air, dan malam ini dilanjutkan dengan latihan yang dimulai pukul sebelas.</p>
<p>Anggotanya datang dari pusat prakiraan, ruang jaga, dan badan wilayah sungai di sembilan negara. Selama tiga minggu mereka bekerja dalam kelompok campuran: seorang prakirawan, seorang insinyur, dan seorang yang harus memutuskan.</p>
<blockquote>
<p>Prakiraan itu benar bukan karena kurvanya cocok, melainkan karena ada yang sempat memindahkan pompa.</p>
<p>He Zhiqiang, pemimpin latihan</p>
</blockquote>
<h2>Yang mereka latih</h2>
<ul>
<li>memeriksa bacaan ketika separuh stasiun tidak mengirim data</li>
<li>mengatakan dalam tiga kalimat seberapa pasti sebuah prakiraan</li>
<li>menyerahkan giliran jaga tanpa ada yang terlewat</li>
</ul>
<p>Pelajaran berlangsung di gedung 3, ruang 205. Anggota dapat melihat tempat dan waktu di portal, pada halaman kelas mereka.</p>
`,
  },
  'portal-renewed': {
    title: 'Satu portal, sebelas bahasa',
    summary:
      'Portal pembelajaran dibangun ulang: kursus, kelas, siaran langsung, berita, dan bantuan di satu tempat, di perangkat apa pun.',
    detail: `
<p>Mulai hari ini peserta akademi memiliki portal baru. Kursus, kelas, siaran langsung, berita, dan bantuan ada di satu tempat, dalam sebelas bahasa, dengan bahasa Arab dari kanan ke kiri.</p>
<h2>Apa yang baru</h2>
<ul>
<li><strong>Beranda menjawab “sekarang apa?”</strong> Di sana tampak kursus tempat Anda berhenti, kelas Anda hari-hari ini, dan apa yang layak dimulai berikutnya.</li>
<li><strong>Bahasa Anda, warna Anda.</strong> Pilih di bagian atas halaman mana pun; portal mengingat keduanya.</li>
<li><strong>Ponsel, tablet, komputer.</strong> Setiap halaman pas di layar kecil, dan semuanya dapat dilakukan dengan papan ketik saja.</li>
<li><strong>Bantuan yang sesuai dengan yang Anda lihat.</strong> <a href="#/dynamicList?help=help_center">Pusat bantuan</a> memuat selusin artikel pendek yang dapat ditelusuri.</li>
</ul>
<p>Akun dan riwayat belajar Anda ikut pindah. Jika ada yang hilang, beri tahu <a href="mailto:support@academy.example">support@academy.example</a>; pada minggu-minggu pertama ada juga yang menjawab pada hari Sabtu.</p>
`,
  },
  maintenance: {
    title: 'Pemeliharaan pada Minggu malam',
    summary: 'Portal tidak dapat diakses paling lama dua jam pada malam Minggu ke Senin.',
    detail: `
<p>Pada malam dari hari Minggu ini ke Senin, kami memindahkan pangkalan data portal ke mesin baru. Selama itu portal tidak dapat diakses.</p>
<table>
<thead>
<tr><th scope="col">Kota</th><th scope="col">Dari</th><th scope="col">Sampai</th></tr>
</thead>
<tbody>
<tr><td>Beijing</td><td>Senin 02.00</td><td>Senin 04.00</td></tr>
<tr><td>Moskwa</td><td>Minggu 21.00</td><td>Minggu 23.00</td></tr>
<tr><td>Dakar</td><td>Minggu 18.00</td><td>Minggu 20.00</td></tr>
</tbody>
</table>
<h2>Yang perlu Anda ketahui</h2>
<ul>
<li>Semua orang dikeluarkan sesaat sebelumnya. Yang sudah tersimpan tidak akan hilang.</li>
<li>Tidak ada siaran langsung yang dijadwalkan pada jam-jam itu.</li>
<li>Kami kembali lebih awal jika semuanya lancar; biasanya begitu.</li>
</ul>
<p>Kami memilih jam ketika paling sedikit dari Anda berada di sini. Bagi sebagian orang jam itu tetap kurang tepat, dan kepada mereka kami mohon maaf.</p>
`,
  },
  'flume-hall': {
    title: 'Laboratorium saluran air dibuka kembali',
    summary:
      'Setelah pengerjaan sepuluh bulan, laboratorium itu memiliki saluran miring baru dan balkon tempat kelas dapat menonton.',
    detail: `
<p>Setelah pengerjaan sepuluh bulan, laboratorium saluran air akademi dibuka kembali. Jantungnya adalah saluran kaca yang dapat dimiringkan, panjangnya dua puluh empat meter, tempat peserta dapat menyaksikan hamparan pasir berubah menjadi riak, dan riak menjadi gumuk.</p>
<h2>Apa yang berubah</h2>
<ul>
<li>Pompa, katup, dan kemiringan diatur dari satu meja.</li>
<li>Kamera di sepanjang saluran mengirim gambar ke ruang kuliah, sehingga kelas daring dapat ikut serta.</li>
<li>Balkonnya memuat tiga puluh orang tanpa ada yang menghalangi mereka yang sedang mengukur.</li>
</ul>
<p>Saluran yang lama tidak dibuang. Ia dikirim ke sebuah sekolah kejuruan di hilir, dan di sana sudah dipakai.</p>
<blockquote>
<p>Anda dapat menggambar awal gerak butiran di papan tulis selama satu jam. Atau Anda membuka katupnya setengah putaran lagi.</p>
<p>Camille Moreau, hidraulika</p>
</blockquote>
<p>Kelas yang ingin memakai laboratorium ini dapat menghubungi wali kelasnya. Tersedia dua siang kosong setiap minggu.</p>
`,
  },
  'low-flow-report': {
    title: 'Serendah apa sungai boleh surut? Laporan tentang debit minimum',
    summary: 'Dua belas tahun pengukuran di enam anak sungai, dan satu patokan umum yang ternyata keliru.',
    detail: `
<p>Kelompok kerja kami tentang aliran lingkungan telah menerbitkan laporan mengenai debit minimum. Laporan itu bertumpu pada dua belas tahun pengukuran di enam anak sungai, semuanya di hilir waduk.</p>
<h2>Temuan</h2>
<ol>
<li>Patokan yang lazim, yaitu sepuluh persen dari debit rata-rata, terlalu kecil di empat dari enam sungai, dan lebih dari cukup di satu sungai.</li>
<li>Yang penting bagi ikan bukanlah hari yang paling rendah, melainkan berapa hari semacam itu datang berturut-turut.</li>
<li>Dua pelepasan singkat pada musim semi lebih bermanfaat daripada air yang sama dibagi rata selama sebulan.</li>
</ol>
<h2>Tindak lanjut</h2>
<p>Para penulis mengusulkan agar debit minimum ditetapkan menurut musim dan diperiksa dengan jumlah hari rendah yang berturut-turut. Lembar kerja untuk itu disertakan dalam laporan; yang dibutuhkan hanya rata-rata harian.</p>
<p>Temuan ini sudah masuk ke kursus Menetapkan Aliran Lingkungan yang diasuh Lucía Herrera, ketua kelompok tersebut. Yang ingin memperoleh laporannya dapat menulis ke <a href="mailto:library@academy.example">library@academy.example</a>.</p>
`,
  },
  'exchange-visit': {
    title: 'Tamu dari tiga delta',
    summary:
      'Rekan-rekan dari Mekong, Nil, dan Tejo seminggu berada di akademi, dan pulang membawa masalah satu sama lain.',
    detail: `
<p>Selama seminggu, empat belas rekan dari badan pengelola Mekong, Nil, dan Tejo menjadi tamu akademi. Tiga sungai yang sepertinya tidak banyak kesamaannya, tetapi semuanya mencapai laut melalui tanah yang sedang turun.</p>
<p>Alih-alih presentasi, setiap rombongan membawa satu masalah yang belum terpecahkan, dan menitipkannya kepada yang lain selama dua hari. Rombongan Tejo meneliti air asin yang merambat ke cabang Mekong; rombongan Mekong menangani sebuah bendung gerak di delta Nil; begitu seterusnya mengelilingi meja.</p>
<blockquote>
<p>Kami sudah terlalu sering menjelaskan masalah kami, sampai tidak lagi mendengar apa yang kami katakan.</p>
<p>seorang tamu dari Phnom Penh</p>
</blockquote>
<p>Dari minggu itu lahir</p>
<ul>
<li>daftar bersama tentang apa yang harus diukur di pos pasang surut,</li>
<li>dua kumpulan data yang boleh dipakai ketiganya,</li>
<li>dan tanggal pertemuan berikutnya, di tepi Tejo.</li>
</ul>
`,
  },
  'dam-safety-class': {
    title: 'Kelas keamanan bendungan selesai',
    summary: 'Tiga puluh hari, satu bendungan sungguhan, dan laporan pemeriksaan yang diterima pengelolanya.',
    detail: `
<p>Kelas <strong>Keamanan Bendungan</strong> telah berakhir di Pusat pelatihan Waduk Longmen. Selama tiga puluh hari anggotanya melakukan apa yang akan mereka lakukan di tempat kerja: menyusuri galeri, membaca pendulum, meragukan instrumen.</p>
<h2>Bendungan milik mereka sendiri</h2>
<p>Pengelola waduk memberi kelas itu tugas nyata, yaitu pemeriksaan berkala sebuah bendungan pelana yang dibangun pada 1970-an. Empat kelompok memeriksanya secara terpisah.</p>
<ul>
<li>Keempatnya menemukan saluran drainase yang tersumbat.</li>
<li>Dua kelompok melihat bahwa sebuah pisometer menunjukkan angka yang sama selama delapan bulan.</li>
<li>Satu kelompok bertanya mengapa padang rumput di hilir begitu hijau, dan ternyata benar.</li>
</ul>
<p>Laporan bersama mereka telah diterima pengelola; saluran drainasenya pun sudah dibersihkan.</p>
<p>Halaman kelas tetap ada. Anggota menemukannya di antara kelas terdahulu, lengkap dengan daftar semua yang ikut serta.</p>
`,
  },
  'gauge-readers': {
    title: 'Warga membaca sungai',
    summary:
      'Dalam sebuah uji coba, 120 warga di tepi sungai melaporkan tinggi muka air lewat ponsel. Hasilnya lebih baik daripada yang diperkirakan.',
    detail: `
<p>Selama satu musim banjir, 120 warga yang tinggal di tepi sungai kecil melaporkan tinggi muka air dua kali sehari, dan setiap jam ketika air naik. Mereka mendapat papan duga bercat, penjelasan setengah hari, dan nomor untuk mengirim bacaan.</p>
<h2>Dapatkah bacaan itu dipakai?</h2>
<p>Di tempat pembaca dan stasiun otomatis berdampingan, hasilnya sebagai berikut:</p>
<table>
<thead>
<tr><th scope="col">Selisih</th><th scope="col">Bagian dari seluruh bacaan</th></tr>
</thead>
<tbody>
<tr><td>sampai 1 cm</td><td>71 %</td></tr>
<tr><td>sampai 3 cm</td><td>94 %</td></tr>
<tr><td>lebih dari 10 cm</td><td>1 %, hampir semuanya salah ketik</td></tr>
</tbody>
</table>
<p>Ada yang lebih penting daripada ketelitian: tiga kali laporan pertama tentang banjir bandang datang dari seorang warga, sampai empat puluh menit sebelum stasiun terdekat menunjukkannya.</p>
<p>Uji coba berlanjut dengan jumlah pembaca dua kali lipat. Pelajaran tentang cara melatih mereka telah masuk ke kursus <em>Peringatan yang Sampai ke Desa Terakhir</em>.</p>
`,
  },
}
