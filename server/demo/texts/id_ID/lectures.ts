import type { LectureTexts } from '#server/course/lecture-texts.demo.ts'

export const lectures: LectureTexts = {
  'choosing-the-section': {
    title: 'Memilih Penampang',
    lines: [
      'Setiap pengukuran debit diawali dengan berjalan kaki, mencari tempat yang tepat di tepi sungai.',
      'Carilah ruas lurus yang kedua tebingnya sejajar sepanjang sedikitnya lima kali lebar sungai.',
      'Dasarnya harus padat dan rata, tanpa batu besar, tumbuhan air, atau genangan mati.',
      'Jauhi jembatan dan muara anak sungai, karena keduanya mengganggu aliran sampai jauh ke hilir.',
      'Lalu bentangkan tali ukur tegak lurus arus, dan catat tinggi muka air sebelum mulai.',
    ],
  },
  'velocity-to-discharge': {
    title: 'Dari Kecepatan ke Debit',
    lines: [
      'Pakailah dua puluh vertikal atau lebih, agar tidak ada lajur yang membawa lebih dari sepersepuluh debit.',
      'Di air dangkal satu bacaan cukup, pada enam persepuluh kedalaman dari permukaan.',
      'Di air yang lebih dalam ambil dua bacaan, pada dua dan delapan persepuluh, lalu pakai rata-ratanya.',
      'Biarkan current meter berputar sedikitnya empat puluh detik, sebab kecepatan sungai tak pernah benar-benar tetap.',
      'Kalikan setiap kecepatan rata-rata dengan kedalaman dan lebar lajurnya, lalu jumlahkan semua lajur.',
    ],
  },
  'unit-hydrograph': {
    title: 'Apa yang Diceritakan Hidrograf Satuan',
    lines: [
      'Hidrograf satuan adalah jawaban sebuah daerah tangkapan atas satu satuan hujan efektif.',
      'Hujan efektif adalah sisa hujan setelah tanah, tumbuhan, dan cekungan mengambil bagiannya.',
      'Hujan efektif dua kali lipat dalam waktu yang sama memberi debit dua kali lipat pada setiap jam.',
      'Hujan yang lebih lama dianggap sebagai beberapa hujan pendek, masing-masing dengan hidrografnya sendiri.',
      'Geser semua hidrograf itu ke jamnya, jumlahkan, dan Anda mendapat banjir di titik keluarannya.',
    ],
  },
  'beginning-of-motion': {
    title: 'Kapan Dasar Sungai Mulai Bergerak?',
    lines: [
      'Air yang mengalir menyeret dasar sungai, dan setiap butir bertahan dengan beratnya sendiri.',
      'Gaya seret itu bertambah dengan kedalaman air dan kemiringan permukaannya.',
      'Begitu melewati ambang, butir-butir pertama mulai menggelinding, meluncur, dan melompat ke hilir.',
      'Kerikil bergerak di dasar sebagai muatan dasar, sedangkan lanau terbawa melayang tinggi di dalam air.',
      'Bendungan menahan sedimen, dan air jernih di hilirnya menggerus dasar sungai.',
    ],
  },
  'gaining-and-losing': {
    title: 'Sungai yang Menerima dan Kehilangan Air',
    lines: [
      'Sungai dan tanah di sebelahnya saling bertukar air sepanjang tahun, setiap hari.',
      'Bila muka air tanah lebih tinggi daripada sungai, air tanah merembes masuk dan sungai bertambah.',
      'Bila muka air tanah lebih rendah, sungai kehilangan air lewat dasarnya dan mengisi akuifer.',
      'Pada musim kemarau, rembesan yang pelan ini sering menjadi satu-satunya air di sungai.',
      'Sumur di dekat tebing dapat membuat ruas penerima menjadi kehilangan air, kadang berbulan-bulan kemudian.',
    ],
  },
  'checking-the-readings': {
    title: 'Sebelum Prakiraan: Periksa yang Anda Lihat',
    lines: [
      'Prakiraan tidak mungkin lebih baik daripada bacaan yang menjadi titik tolaknya.',
      'Bandingkan setiap penakar hujan dengan tetangganya, dan lihat radar bila ada yang menyimpang.',
      'Muka air yang diam saat hujan lebih sering berarti pelampung macet daripada sungai yang tenang.',
      'Tanyakan kepada pengamat jaga, dan tandai nilai yang meragukan, jangan dihapus.',
      'Baru kemudian nilailah basahnya daerah tangkapan, karena di tanah basah jauh lebih banyak hujan yang melimpas.',
    ],
  },
  'routing-the-wave': {
    title: 'Bagaimana Gelombang Banjir Berjalan',
    lines: [
      'Gelombang banjir berubah dalam perjalanannya ke hilir: tiba lebih lambat, dan biasanya lebih rendah.',
      'Lembah menampung air selama sungai naik, dan mengembalikannya selama sungai surut.',
      'Penelusuran banjir adalah pembukuan: yang masuk dikurangi yang keluar adalah yang tertampung di ruas itu.',
      'Dua angka menggambarkan ruas sederhana: berapa lama gelombang lewat, dan seberapa kuat ia melandai.',
      'Ambil keduanya dari banjir lampau yang sebanding, karena banjir besar meluap ke dataran.',
    ],
  },
  'writing-the-forecast': {
    title: 'Menulis Prakiraan yang Berguna',
    lines: [
      'Pembaca prakiraan ingin tahu seberapa tinggi, kapan, dan seberapa yakin Anda.',
      'Mulailah dengan puncak dan waktunya, masing-masing sebagai rentang, bukan satu angka.',
      'Katakan artinya di lapangan: jalan yang mana, jembatan yang mana, bagian kota yang mana.',
      'Sebutkan jam prakiraan berikutnya, agar tak seorang pun bertanya-tanya apakah masih akan ada.',
      'Bila sungai berkata lain, sampaikan segera beserta sebabnya, karena kepercayaan lambat kembali.',
    ],
  },
  'warning-chain': {
    title: 'Peringatan Adalah Sebuah Rantai',
    lines: [
      'Peringatan punya empat mata rantai: mengenal risiko, mengamati sungai, memberi tahu warga, dan siap bertindak.',
      'Bila satu saja putus, tiga yang lain tidak menyelamatkan satu nyawa pun.',
      'Sebagian besar dana dihabiskan untuk peralatan, padahal kebanyakan peringatan gagal di kilometer terakhir.',
      'Tanyakan di setiap desa siapa yang akan mendengar pesan pada pukul tiga pagi, dan siapa yang tidak.',
      'Untuk setiap orang yang tidak mendengar, sepakati seorang tetangga yang akan mengetuk pintunya.',
    ],
  },
  'words-that-move': {
    title: 'Kata-Kata yang Membuat Orang Bergerak',
    lines: [
      'Peringatan yang baik menyebut siapa yang bicara, apa yang datang, di mana, kapan, dan harus berbuat apa sekarang.',
      'Tinggalkan debit dan kala ulang, dan bandingkan muka air dengan banjir yang masih diingat warga.',
      'Berikan satu perintah yang jelas: pergi sekarang, lewat jalan atas, ke sekolah di bukit.',
      'Ulangi kata-kata yang sama di semua saluran, karena kebanyakan orang menunggu suara kedua sebelum bergerak.',
      'Ketika bahaya sudah lewat, katakan juga, atau lain kali tidak ada yang mendengarkan.',
    ],
  },
  'clocks-of-a-drought': {
    title: 'Tiga Jarum Jam Kekeringan',
    lines: [
      'Kekeringan tidak mulai dalam sehari: ia turun dari langit ke tanah, lalu ke sungai.',
      'Hujan bicara lebih dahulu: indeks presipitasi terstandardisasi menunjukkan betapa ganjilnya bulan-bulan ini.',
      'Kelembapan tanah menyusul dalam beberapa minggu, dan itulah yang dirasakan petani.',
      'Sungai, waduk, dan air tanah datang paling akhir, dan paling akhir pula pulihnya.',
      'Sepakati tahap pembatasan selagi waduk penuh, karena saat air kurang setiap aturan tampak tidak adil.',
    ],
  },
  'first-hour': {
    title: 'Satu Jam Pertama Memegang Komando',
    lines: [
      'Pada jam pertama keadaan darurat Anda hanya tahu sedikit, dan separuhnya keliru.',
      'Mulailah dengan tiga pertanyaan: siapa yang terancam, apa yang sedang rusak, dan berapa waktu yang tersisa.',
      'Beri setiap tugas satu nama dan satu batas waktu, dan mintalah tugas itu diulangi kepada Anda.',
      'Catat setiap keputusan dengan jam dan alasannya, sekalipun rasanya tidak ada waktu untuk itu.',
      'Setiap setengah jam lihatlah lagi seluruh peta, karena bahaya bergerak bersama air.',
    ],
  },
  'walking-the-dam': {
    title: 'Satu Putaran Tanpa Ada yang Terlewat',
    lines: [
      'Periksalah bendungan selalu dengan urutan yang sama, maka Anda akan melihat apa yang berubah.',
      'Mulai dari puncak, pandanglah lurus di sepanjangnya, dan cari penurunan, tonjolan, dan retakan.',
      'Susuri lereng hilir secara zigzag, sehingga setiap bagian terlihat dua kali.',
      'Jangan tergesa di kaki dan di tumpuan bendungan, sebab di situlah kebanyakan bocoran muncul.',
      'Akhiri di pelimpah dan pintu air, dan pastikan setiap pintu benar-benar dapat bergerak.',
    ],
  },
  'what-seepage-says': {
    title: 'Jernih atau Keruh: Apa Kata Rembesan',
    lines: [
      'Hampir setiap bendungan urugan meloloskan sedikit air, dan itu saja bukan alasan untuk cemas.',
      'Rembesan jernih yang tetap sama pada muka air waduk yang sama biasanya tidak berbahaya.',
      'Rembesan keruh berarti tanah sedang terbawa keluar dari tubuh bendungan, dan harus segera dilaporkan.',
      'Penurunan mendadak bisa segawat kenaikan, karena mungkin ada saluran drainase yang tersumbat.',
      'Ukur alirannya dengan ember dan jam, dan catat muka air waduk di sebelahnya.',
    ],
  },
  'causes-of-movement': {
    title: 'Tiga Sebab Setiap Pergeseran',
    lines: [
      'Bendungan bergerak setiap hari, dan sebagian besar gerakannya sehat-sehat saja.',
      'Satu bagian mengikuti muka air, karena waduk penuh mendorong lebih kuat daripada yang kosong.',
      'Bagian kedua mengikuti suhu sepanjang tahun, karena beton memuai saat panas dan menyusut saat dingin.',
      'Bagian ketiga adalah penuaan, yang semestinya makin lambat dari tahun ke tahun.',
      'Keluarkan dua yang pertama dengan perhitungan, lalu cermati apa yang tersisa.',
      'Bila sisanya bertambah lebih cepat daripada biasanya, periksa alatnya dahulu, baru bendungannya.',
    ],
  },
  'sand-boils': {
    title: 'Sand Boil dan Tanda Dini Lainnya',
    lines: [
      'Setelah beberapa hari air tinggi, tanggul jenuh air, dan saat itulah ronda paling penting.',
      'Berjalanlah berdua, satu di kaki tanggul dan satu di ladang di belakangnya, dan cari tempat basah.',
      'Mata air yang dikelilingi lingkaran pasir adalah sand boil: air sudah mulai menggali lorong.',
      'Air jernih adalah peringatan, tetapi air yang membawa pasir adalah keadaan darurat.',
      'Tandai tempatnya dengan bendera, tinggalkan penjaga, dan laporkan letak serta lebarnya.',
    ],
  },
  'filter-never-plug': {
    title: 'Saring, Jangan Pernah Disumbat',
    lines: [
      'Keinginan pertama setiap orang yang melihat sand boil adalah menyumbatnya, dan itu keliru.',
      'Tekanan yang dikurung di satu tempat menjebol di tempat lain, sering di tempat yang tidak diawasi.',
      'Buatlah lingkaran karung pasir di sekelilingnya, dan biarkan air naik di dalamnya.',
      'Air yang lebih tinggi menekan balik, alirannya melambat, dan pasir tetap di tempatnya.',
      'Di sisi sungai kaidahnya terbalik: di sana Anda menutup rapat, agar lebih sedikit air yang masuk.',
    ],
  },
  'flood-limit': {
    title: 'Mengapa Batas Muka Air Musim Banjir Bukan Sekadar Anjuran',
    lines: [
      'Pada musim banjir sebagian waduk harus tetap kosong, dan kekosongan itulah tugasnya.',
      'Batas muka air musim banjir menandai setinggi apa air boleh berdiri selama tidak ada banjir.',
      'Setiap meter di atasnya adalah satu meter yang hilang ketika banjir besar datang.',
      'Setelah banjir, turunkan muka air tepat waktu, karena hujan lebat kedua sering menyusul yang pertama.',
      'Menjelang akhir musim, mulailah mengisi kembali lebih dini dan perlahan, berpedoman pada prakiraan.',
    ],
  },
  'before-the-bottle': {
    title: 'Sebelum Mengisi Botol',
    lines: [
      'Laboratorium hanya dapat mengukur isi botol, bukan apa yang tadinya ada di sungai.',
      'Pilih lokasi yang airnya tercampur baik, cukup jauh di hilir saluran buangan dan anak sungai.',
      'Bilas botol tiga kali dengan air sungai, kecuali bila sudah berisi bahan pengawet.',
      'Berdirilah menghadap arus, dan isi botol sejauh jangkauan lengan, di bawah lapisan permukaan.',
      'Ukur suhu, pH, daya hantar listrik, dan oksigen di tempat, karena semuanya berubah di perjalanan.',
    ],
  },
  'river-to-laboratory': {
    title: 'Dari Sungai ke Laboratorium',
    lines: [
      'Beri label setiap botol sebelum basah: lokasi, tanggal, jam, bahan pengawet, dan nama Anda.',
      'Segera simpan sampel dalam es dan gelap, sebab kebanyakan mulai berubah dalam hitungan jam.',
      'Bawalah satu blangko lapangan di setiap perjalanan, untuk melihat apa yang ditambahkan perjalanan itu sendiri.',
      'Catat semua yang tidak biasa, seperti busa, bau, ikan mati, atau hujan semalam.',
      'Saat serah terima kedua pihak menandatangani, karena sampel tanpa riwayat hanyalah sebotol air.',
    ],
  },
  'more-than-a-minimum': {
    title: 'Lebih daripada Sekadar Minimum',
    lines: [
      'Sungai yang hidup memerlukan lebih daripada seutas air saat surut terendah.',
      'Kenaikan kecil memanggil ikan beruaya, dan banjir membersihkan kerikil tempat mereka memijah.',
      'Air tinggi mencapai padang, dan surutnya yang pelan memberi waktu bagi tumbuhan muda untuk berakar.',
      'Jadi aliran lingkungan adalah kalender: aliran rendah, kenaikan singkat, dan banjir, masing-masing pada musimnya.',
      'Tuliskan dalam angka yang dapat diperiksa pos duga air, atau ia tetap sekadar niat baik.',
    ],
  },
  'finding-the-entrance': {
    title: 'Menemukan Pintu Masuk',
    lines: [
      'Bagi ikan, bagian terpenting dari jalur ikan adalah pintunya.',
      'Ikan berenang menentang arus terkuat sampai tembok atau turbin menghentikannya.',
      'Di sanalah, di samping penghalang, pintu masuk harus berada, dengan pancaran yang terasa dari jauh.',
      'Pancarannya harus lebih cepat daripada air sekitarnya, tetapi cukup pelan bagi perenang terlemah.',
      'Hitung ikan di bawah dan di atas, karena jalur ikan itu baik hanya bila sebagian besar sampai.',
    ],
  },
  'water-before-birds': {
    title: 'Air Dahulu, Baru Burung',
    lines: [
      'Lahan basah terbentuk oleh air yang datang, tinggal, dan pergi pada waktu yang tepat.',
      'Sebelum menanam apa pun, cari tahu dari mana air dahulu datang dan siapa yang memakainya sekarang.',
      'Sering cukup menyekat parit atau merendahkan pematang, dan tumbuhan kembali dengan sendirinya.',
      'Mereka yang bertani atau menangkap ikan di sana harus ikut untung, atau paritnya akan dibuka lagi.',
      'Beri waktu sepuluh tahun, dan yang terutama, teruslah mengukur muka air.',
    ],
  },
  'three-principles': {
    title: 'Tiga Asas untuk Satu Sungai',
    lines: [
      'Bila sungai melintasi batas negara, tidak ada negara yang boleh memakainya seolah-olah sendirian.',
      'Asas pertama adalah pemanfaatan yang adil dan wajar, yang menimbang kebutuhan, penduduk, dan alternatif.',
      'Asas kedua adalah kewajiban menempuh semua langkah yang layak agar tidak menimbulkan kerugian berarti.',
      'Asas ketiga adalah kerja sama: rutin bertukar data, dan memberi tahu sebelum membangun sesuatu yang besar.',
      'Tidak satu pun menyebut berapa meter kubik bagi tiap pihak, dan karena itulah negara-negara berunding.',
    ],
  },
  'giving-notice': {
    title: 'Memberi Pemberitahuan, dan Menjawabnya',
    lines: [
      'Negara yang merencanakan proyek berdampak serius harus memberi tahu tetangganya jauh-jauh hari.',
      'Pemberitahuan itu disertai data teknis dan hasil kajian lingkungan, bila ada.',
      'Menurut konvensi tahun 1997, negara lain punya enam bulan untuk mempelajari dan menjawabnya.',
      'Selama itu proyek tidak boleh dimulai tanpa persetujuan negara-negara tersebut.',
      'Keberatan harus disertai alasan dan bukti, dan ia membuka konsultasi, bukan menutup perkara.',
    ],
  },
  'measures-in-order': {
    title: 'Mengurutkan Tindakan',
    lines: [
      'Rencana wilayah sungai selalu memuat lebih banyak gagasan baik daripada uang.',
      'Mulailah dari keadaan wilayah sungai, dan sepakati apa yang paling berat dirasakan masyarakat.',
      'Untuk setiap tindakan, tanyakan biayanya, perubahannya, dan siapa yang merawatnya sepuluh tahun lagi.',
      'Cari tindakan yang memenuhi beberapa tujuan, misalnya dataran banjir yang sekaligus menjernihkan air.',
      'Umumkan urutan dan alasannya, karena daftar lebih mudah diterima bila orang dapat mengikutinya.',
    ],
  },
  'planning-workbook': {
    title: 'Buku Kerja: Satu Anak Sungai, Separuh Dana',
    lines: [],
  },
  'positions-and-interests': {
    title: 'Sikap dan Kepentingan',
    lines: [
      'Sikap adalah apa yang dituntut seseorang, dan kepentingan adalah alasan di baliknya.',
      'Daerah irigasi meminta sepuluh meter kubik per detik, tetapi yang diperlukannya adalah panen.',
      'Kota meminta waduk yang penuh, tetapi yang diperlukannya adalah kepastian pada bulan-bulan kering.',
      'Begitu alasannya terbuka di meja, selain air dapat pula dipertukarkan tampungan, waktu, dan uang.',
      'Bagikan data lebih dahulu, karena mereka yang melihat sungai yang sama lebih sedikit bertengkar.',
    ],
  },
  'small-gifts': {
    title: 'Hadiah Kecil, Pertanyaan Besar',
    lines: [
      'Hampir tidak ada orang yang terbeli dalam sehari; biasanya semua berawal dari makan malam yang akrab.',
      'Tanyakan pada diri sendiri apakah Anda mau menerima hadiah itu bila besok diberitakan di koran.',
      'Bila tidak dapat ditolak tanpa menyinggung perasaan, serahkan dan catatkan dalam buku hadiah.',
      'Jangan pernah menerima apa pun dari peserta selama tender berlangsung, bahkan makanan sekalipun.',
      'Bila ragu, bertanyalah sebelum dan bukan sesudahnya, karena bertanya tidak memerlukan biaya.',
    ],
  },
  'standing-aside': {
    title: 'Kapan Harus Mengundurkan Diri dari Penilaian',
    lines: [
      'Benturan kepentingan itu sendiri bukan pelanggaran, tetapi menyembunyikannya adalah pelanggaran.',
      'Benturan muncul bila kerabat, bekas majikan, atau investasi Anda dapat diuntungkan oleh keputusan Anda.',
      'Laporkan secara tertulis sebelum rapat pertama, dan tinggalkan ruangan ketika perkara itu dibahas.',
      'Semua peserta tender menerima informasi yang sama pada hari yang sama, dan setiap jawaban diberikan kepada semua.',
      'Bila ada yang menekan Anda, laporkan sejak dini: pelapor yang beriktikad baik dilindungi.',
    ],
  },
  'clean-tender': {
    title: 'Latihan: Tender yang Bersih',
    lines: [],
  },
  'tracing-a-watershed': {
    title: 'Cara Komputer Menemukan Daerah Tangkapan',
    lines: [
      'Model elevasi adalah tabel ketinggian, satu untuk setiap petak kecil permukaan tanah.',
      'Pertama, isilah lubang-lubangnya, sebab air tak bisa keluar dari cekungan yang hanya galat data.',
      'Lalu alirkan setiap petak ke arah yang paling curam di antara delapan tetangganya.',
      'Hitung berapa petak yang mengalir melalui tiap petak; di mana jumlahnya besar, di situ ada alur sungai.',
      'Klik pos duga air, dan semua petak yang mengalir ke sana adalah daerah tangkapannya.',
    ],
  },
  'radar-and-clouds': {
    title: 'Melihat Banjir Menembus Awan',
    lines: [
      'Ketika banjir sedang memuncak, langit biasanya tertutup awan.',
      'Radar memancarkan gelombangnya sendiri, yang menembus awan siang dan malam.',
      'Air yang tenang memantulkannya menjauhi satelit, sehingga tampak hitam pada citra.',
      'Kurangkan dengan citra sebelum banjir, dan yang menjadi gelap kemungkinan besar tergenang.',
      'Waspadai jalan yang mulus, bayangan di balik gunung, dan air yang beriak karena angin.',
    ],
  },
  'four-checks': {
    title: 'Empat Pemeriksaan untuk Setiap Bacaan',
    lines: [
      'Satu bacaan yang salah dapat berpindah dari satu pangkalan data ke yang lain selama tiga puluh tahun.',
      'Pemeriksaan pertama adalah rentang: tidak ada sungai yang dua belas meter di bawah dasarnya sendiri.',
      'Yang kedua perubahan: muka air tidak melonjak satu meter dalam lima menit tanpa sebab.',
      'Yang ketiga ruang: hujan yang hanya turun di satu pos patut dilihat sekali lagi.',
      'Yang keempat membandingkan hal yang berpasangan, seperti muka air dan debit, atau hujan dan limpasan.',
    ],
  },
  'keep-the-raw-value': {
    title: 'Selalu Simpan Nilai Mentah',
    lines: [
      'Jangan pernah menimpa bacaan di pangkalan data, betapapun ganjil tampaknya.',
      'Simpan nilai yang sudah diperbaiki di sebelahnya, dengan tanda yang menyebutkan jenisnya.',
      'Catat siapa yang mengubah, kapan, dan mengapa, dengan kata-kata yang dimengerti orang luar.',
      'Nilai perkiraan itu jujur bila ditandai, dan menyesatkan bila tidak.',
      'Sepuluh tahun lagi mungkin ada yang lebih tahu, dan akan senang menemukan aslinya.',
    ],
  },
  'before-you-click': {
    title: 'Tiga Detik Sebelum Mengeklik',
    lines: [
      'Kebanyakan serangan terhadap ruang kendali bermula dari email kepada orang yang sedang sibuk.',
      'Sebelum mengeklik, berhentilah tiga detik dan lihat siapa pengirim sebenarnya.',
      'Berhati-hatilah bila sebuah pesan memadukan ketergesaan, kerahasiaan, dan tautan.',
      'Jangan pakai nomor di dalam pesan, tetapi hubungi pengirim lewat nomor yang sudah Anda kenal.',
      'Bila sudah telanjur mengeklik, segera laporkan: tidak ada yang disalahkan karena berkata jujur.',
    ],
  },
  'ten-minutes': {
    title: 'Sepuluh Menit Pertama',
    lines: [
      'Bila tampaknya orang lain memakai akun Anda, sepuluh menit pertamalah yang paling menentukan.',
      'Pertama, putuskan komputer dari jaringan, tetapi biarkan tetap menyala.',
      'Kedua, ganti kata sandi dari perangkat lain, dan keluar dari semua perangkat.',
      'Ketiga, hubungi petugas keamanan, dan ceritakan apa yang Anda lihat dan kapan.',
      'Jangan beres-beres, karena jejak yang tampak seperti sampah bisa jadi barang bukti.',
    ],
  },
}
