import type { CourseTexts } from '#server/course/course-texts.demo.ts'

export const courses: CourseTexts = {
  'river-measurement': {
    title: 'Mengukur Debit Sungai',
    summary:
      'Dari memilih penampang sampai menghitung debit, dengan current meter dan dengan ADCP dari perahu yang bergerak.',
    detail: [
      'Debit adalah angka yang paling sering dipakai pengelola sungai, sekaligus salah satu yang paling mudah keliru. Kursus ini dimulai dari pemilihan penampang, lalu berlanjut ke vertikal pengukuran, lama pengukuran, pembacaan tinggi muka air, dan perhitungannya. Dua pengukuran pada penampang yang sama menunjukkan dari mana kesalahan berasal.',
      'Bagian kedua membahas ADCP dari perahu yang bergerak: cara memasangnya, menjaga laju perahu tetap pelan, dan membedakan dasar sungai yang bergerak dari perahu yang bergerak. Setelah itu Anda mampu melakukan pengukuran sendiri dan menilai apakah catatan orang lain layak dipakai.',
    ],
  },
  'rainfall-runoff': {
    title: 'Dari Hujan Menjadi Limpasan',
    summary:
      'Berapa banyak air hujan yang sampai ke sungai, dan kapan tibanya, dijelaskan dengan data dari tiga daerah tangkapan kecil.',
    detail: [
      'Hujan seratus milimeter di lereng tanah loes yang kering dan di sawah yang tergenang adalah dua peristiwa yang berbeda. Kursus ini mengikuti dua cara terbentuknya limpasan, menunjukkan peran kelembapan tanah, tumbuhan, dan kemiringan lereng, serta memperkenalkan indeks hujan terdahulu.',
      'Untuk perjalanan air ke hilir, kursus ini membawa Anda dari isokron ke hidrograf satuan. Data dari tiga daerah tangkapan disertakan, sehingga Anda dapat menurunkan hidrograf satuan sendiri dan mengujinya pada banjir yang lain.',
    ],
  },
  'sediment-transport': {
    title: 'Bagaimana Sungai Mengangkut Sedimen',
    summary:
      'Muatan dasar, muatan melayang, dan cara mengetahui dari keduanya apakah dasar sungai akan tergerus atau mendangkal.',
    detail: [
      'Dasar sungai berubah setiap tahun, dan keseimbangan antara air dan sedimenlah yang menentukan arahnya. Kursus ini membahas ukuran butir dan kecepatan endap, awal gerak butiran, muatan dasar dan muatan melayang, serta kapan rumus angkutan yang lazim boleh dan tidak boleh dipakai.',
      'Sebuah bangunan pengambilan air yang tertimbun lumpur merangkum semuanya: mengapa lokasinya tepat ketika dipilih, mengapa sejak ada bendungan di hulu ia harus dikeruk setiap tahun, dan jalan keluar apa yang masih tersisa.',
    ],
  },
  groundwater: {
    title: 'Air Tanah dan Sungai',
    summary: 'Dari mana sungai mendapat air di musim kemarau? Bagaimana sungai dan akuifer saling mengisi.',
    detail: [
      'Pada musim kemarau banyak sungai hidup dari air tanah saja. Kursus ini menerangkan kapan sungai kehilangan air ke dalam tanah dan kapan mendapatkannya, bagaimana aliran dasar dipisahkan dari hidrograf, dan mengapa sebuah sumur dapat mengeringkan anak sungai beberapa kilometer jauhnya.',
      'Gambar penampang sederhana dan catatan beberapa sumur pantau menggantikan rumus yang panjang. Kursus ini ditujukan bagi rekan yang bukan ahli air tanah, tetapi harus memutuskan izin pengambilan air dan debit minimum.',
    ],
  },
  'flood-forecasting': {
    title: 'Prakiraan Banjir dalam Praktik',
    summary: 'Ikuti satu siaga banjir yang nyata, dari bacaan pertama penakar hujan sampai prakiraan yang disampaikan.',
    detail: [
      'Seorang prakirawan tidak pernah memiliki semua data, dan tidak pernah punya cukup waktu. Kursus ini mengikuti urutan sebuah giliran jaga: memeriksa bacaan, memilih model dan parameter, menghitung puncak dan waktu tibanya, berunding dengan rekan di hulu dan hilir, lalu menulis prakiraan yang dapat dipahami orang lain.',
      'Tiga latihan tentang penelusuran banjir, pemutakhiran, dan galat prakiraan memakai data satu banjir selama tujuh puluh dua jam. Apa yang harus dikatakan ketika prakiraan ternyata terlalu tinggi atau terlalu rendah juga menjadi bagian dari kursus.',
    ],
  },
  'early-warning': {
    title: 'Peringatan yang Sampai ke Desa Terakhir',
    summary:
      'Peringatan belum selesai ketika sudah dikirim: bagaimana orang yang tidak punya sinyal, atau tidak dapat membaca prakiraan, tetap sempat menyelamatkan diri.',
    detail: [
      'Penyelidikan setelah banjir berulang kali menemukan hal yang sama: orang meninggal bukan karena tidak ada prakiraan, melainkan karena peringatannya tidak sampai, atau sampai tetapi tidak ada yang bergerak. Kursus ini menelusuri peringatan mata rantai demi mata rantai sampai saat warga mengungsi, dan menunjukkan di mana rantai itu biasanya putus.',
      'Kasus dari tiga negara memadukan kentongan, radio, pesan singkat, dan ketukan dari pintu ke pintu, serta memperlihatkan bagaimana jalur evakuasi disepakati bersama warga dan dilatihkan. Pada akhirnya Anda menyusun daftar kontak untuk satu desa di daerah Anda sendiri.',
    ],
  },
  drought: {
    title: 'Pemantauan Kekeringan dan Pembagian Air',
    summary:
      'Menentukan tingkat kekeringan dari hujan, kelembapan tanah, dan tampungan, lalu memutuskan siapa yang mendapat air yang tersisa.',
    detail: [
      'Kekeringan datang pelan-pelan, dan ketika semua orang sudah melihatnya, tidak banyak lagi yang dapat dilakukan. Kursus ini memperkenalkan indeks presipitasi terstandardisasi, kelembapan tanah, dan tampungan waduk: seberapa dini masing-masing memberi tanda, dan kapan masing-masing menyesatkan.',
      'Bagian kedua membahas urutan prioritas saat air kurang. Dari prakiraan aliran masuk per dasarian, Anda menyusun rencana penyediaan air tiga bulan untuk satu waduk, dan menyebutkan hari ketika pembatasan harus dimulai.',
    ],
  },
  'emergency-command': {
    title: 'Komando Darurat: Latihan di Atas Meja',
    summary:
      'Ambil satu peran dalam banjir simulasi dan berlatihlah mengambil keputusan dengan informasi yang tidak lengkap.',
    detail: [
      'Hujan sudah turun lima hari di hulu sebuah kota berukuran sedang. Anda menjadi komandan, prakirawan, kepala regu perbaikan, atau juru bicara; setiap dua puluh menit datang kabar baru, dan dalam batas waktu tertentu Anda memberi perintah serta mencatatnya.',
      'Setelah itu keputusan dibahas satu per satu: mana yang terlalu dini, mana yang terlambat, dan mana yang ternyata bukan tugas siapa pun. Semua bahan dapat diunduh untuk latihan di instansi Anda sendiri.',
    ],
  },
  'dam-inspection': {
    title: 'Memeriksa Bendungan dengan Berjalan Kaki',
    summary: 'Apa yang dicari, bagaimana melihatnya, dan bagaimana mencatatnya: satu putaran tanpa ada yang terlewat.',
    detail: [
      'Instrumen hanya dipasang di beberapa titik; sebagian besar kelainan bendungan justru terlihat oleh orang yang lewat. Kursus ini menyusuri puncak bendungan, kedua lerengnya, kaki bendungan, dan bangunan pelengkap, serta menjelaskan arti retakan, cekungan, rembesan, dan tumbuhan yang tidak wajar di setiap tempat.',
      'Setiap tanda disertai foto. Anda belajar memotret, mengukur, dan menggambarkan temuan sehingga orang yang tidak berada di lokasi pun mengerti, serta temuan mana yang harus segera dilaporkan.',
    ],
  },
  'dam-monitoring': {
    title: 'Membaca Data Pemantauan Bendungan',
    summary:
      'Memisahkan pengaruh muka air, suhu, dan penuaan dalam catatan pisometer, dan membedakan perubahan biasa dari tanda bahaya.',
    detail: [
      'Sistem pemantauan menghasilkan ribuan angka; seninya adalah melihat satu angka yang salah. Kursus ini dimulai dari kesalahan kasar dan penyuntingan catatan, lalu membangun model statistik pergeseran dan tekanan pori dengan komponen muka air, suhu, dan waktu.',
      'Ketiga kasusnya adalah sebuah alat yang rusak, sebuah musim yang biasa, dan sebuah kebocoran sungguhan. Anda menuliskan kesimpulan beserta alasannya sebelum diberi tahu yang mana.',
    ],
  },
  levees: {
    title: 'Tanggul: Mengenali dan Menghentikan Keruntuhan',
    summary:
      'Piping, longsoran, dan limpasan memberi tanda lebih dahulu; satu jam lebih awal berarti penanganan yang sama sekali lain.',
    detail: [
      'Tanggul paling berbahaya setelah beberapa hari terendam air tinggi. Kursus ini membahas rembesan, piping, pengangkatan tanah, longsoran, retakan, dan limpasan, penyebab dan tanda-tanda awalnya, serta bagaimana ronda tanggul diatur, diberi penerangan, dan melapor pada malam hari.',
      'Kaidah perbaikannya: cegah air masuk di sisi sungai, dan biarkan air mengalir keluar di sisi darat. Animasi dan film memperlihatkan cincin penyaring, berm pemberat, dan tanggul darurat, juga beberapa tindakan yang tampak masuk akal tetapi memperparah keadaan.',
    ],
  },
  'reservoir-operation': {
    title: 'Pola Operasi Waduk',
    summary:
      'Cara membaca kurva operasi: kapan menampung, kapan melepas, dan bagaimana pengendalian banjir berdampingan dengan penyediaan air.',
    detail: [
      'Satu waduk melayani pengendalian banjir, penyediaan air, listrik, dan sungai di hilirnya, padahal volumenya hanya satu. Berangkat dari elevasi-elevasi penting dan kurva operasi, kursus ini menjelaskan mengapa batas muka air musim banjir bukan sekadar anjuran, dan mengapa pengisian kembali lebih baik dimulai dini daripada terlambat.',
      'Dengan data aliran masuk harian selama setahun, Anda mengoperasikan sebuah waduk dua kali, pertama menurut aturan dan kemudian menurut pertimbangan sendiri, lalu membandingkan limpahan, jumlah hari kekurangan air, dan muka air tertinggi.',
    ],
  },
  'water-quality': {
    title: 'Mengambil Sampel Air',
    summary: 'Tidak ada laboratorium yang dapat memperbaiki sampel yang buruk: lokasi, botol, pengawetan, dan catatan.',
    detail: [
      'Sebagian besar kesalahan data kualitas air terjadi sebelum sampel tiba di laboratorium. Kursus ini membahas lokasi dan kedalaman, alat pengambil dan botol, bahan pengawet dan batas waktu simpan, serta hal-hal yang harus diukur di tempat.',
      'Kursus ini mengikuti satu perjalanan lapangan, dari daftar perlengkapan sampai tanda tangan serah terima. Tiga sampel terpaksa dibuang karena catatannya: dapatkah Anda menemukan sebabnya?',
    ],
  },
  'environmental-flow': {
    title: 'Menetapkan Aliran Lingkungan',
    summary:
      'Berapa banyak air yang harus tetap ada di sungai? Perbandingan empat metode, dan cara menjelaskan hasilnya kepada para pemakai air.',
    detail: [
      'Aliran lingkungan bukanlah persentase yang tetap. Ikan yang memijah, padang yang tergenang, dan kerikil yang bergerak memerlukan jumlah yang tepat pada waktu yang tepat, dan perubahan sama pentingnya dengan jumlah. Dari situ kursus ini beralih ke metode hidrologi, hidraulika, habitat, dan holistik, beserta apa yang dibutuhkan dan diabaikan masing-masing.',
      'Kasusnya adalah sungai pegunungan dengan dua pembangkit listrik. Anda mengusulkan pelepasan air yang dapat dilaksanakan dan diawasi, lalu menjelaskannya kepada tiga kelompok pemakai, masing-masing dalam satu paragraf.',
    ],
  },
  'fish-passage': {
    title: 'Membantu Ikan Melewati Bendungan',
    summary: 'Mengapa ikan tidak menemukan pintu masuknya? Perancangan dan pengoperasian dari sudut pandang ikan.',
    detail: [
      'Banyak jalur ikan selesai dibangun tetapi tidak pernah dilalui, kebanyakan karena letak pintu masuknya dan cara air keluar dari sana. Kursus ini menggambarkan kemampuan renang beberapa jenis ikan dan musim ruayanya, lalu membandingkan tangga kolam, celah tegak, saluran mirip alam, dan lift ikan.',
      'Pelajaran terakhir membahas pengoperasian dan pemantauan jalur ikan: bagaimana menghitung, kapan mengatur pintu air, dan bagaimana mengetahui apakah jalur itu berhasil.',
    ],
  },
  wetlands: {
    title: 'Memulihkan Lahan Basah: Empat Kasus',
    summary:
      'Empat daerah aliran sungai, empat cara: apa yang dituntut oleh pulihnya lahan basah dari air, tanah, dan manusia.',
    detail: [
      'Memulihkan lahan basah biasanya berarti ada orang yang harus mengubah cara bertani, menggembala, atau menangkap ikan. Sebuah danau, sebuah muara, sebuah dataran banjir, dan sebuah rawa gambut pegunungan memperlihatkan apa yang hilang, apa yang dituju, dan dari mana airnya datang.',
      'Setiap kasus disertai data sepuluh tahun tentang muka air, burung, dan pendapatan, lengkap dengan keberhasilan dan hal yang tidak tercapai. Pada akhirnya Anda menilai mana yang dapat diterapkan di daerah aliran sungai Anda sendiri.',
    ],
  },
  'transboundary-law': {
    title: 'Hukum Air Lintas Batas',
    summary:
      'Pemanfaatan yang adil, tanpa kerugian berarti, pemberitahuan terlebih dahulu: nasib tiga asas dalam perkara nyata.',
    detail: [
      'Lebih dari tiga ratus sungai melintasi batas negara. Dengan konvensi tahun 1997 dan perjanjian kawasan sebagai benang merah, kursus ini menjelaskan pemanfaatan yang adil dan wajar, kewajiban untuk tidak menimbulkan kerugian berarti, serta kerja sama dengan pemberitahuan terlebih dahulu, dan di mana ketiganya saling tarik-menarik.',
      'Dua perkara di Mahkamah Internasional dan tata kerja sebuah komisi sungai dikaji. Anda menyusun nota sebuah negara hilir tentang proyek di hulu, lalu berganti pihak dan menjawabnya.',
    ],
  },
  'basin-planning': {
    title: 'Menyusun Rencana Wilayah Sungai',
    summary: 'Dari keadaan wilayah sungai sampai daftar tindakan yang mau dijalankan oleh masyarakat hulu dan hilir.',
    detail: [
      'Sebuah rencana itu baik jika lima tahun kemudian masih ada yang membukanya. Kursus ini menempuh langkah-langkahnya secara berurutan: penilaian, sasaran, pilihan, partisipasi masyarakat, pemantauan; dengan hasil, metode, dan kesalahan yang lazim pada setiap langkah.',
      'Latihan yang menyertai seluruh kursus adalah sebuah anak sungai dengan empat ratus ribu penduduk. Dananya hanya cukup untuk separuh tindakan: Anda menyusun urutannya dan menyebutkan alasannya.',
    ],
  },
  negotiation: {
    title: 'Berunding tentang Air',
    summary: 'Di bawah sikap ada kepentingan: temukan apa yang dapat diterima oleh kedua tepi, hulu maupun hilir.',
    detail: [
      'Perundingan pembagian air sering terhenti pada berapa yang diminta satu pihak dan berapa yang diberikan pihak lain. Kursus ini melatih empat keterampilan: membedakan kepentingan dari sikap, menyiapkan alternatif, memperluas hal yang dapat dipertukarkan, dan menulis kesepakatan yang dapat diperiksa. Dijelaskan pula mengapa data sebaiknya dibagi lebih dahulu daripada air.',
      'Dua permainan peran, satu antara daerah irigasi dan kota, satu lagi antara dua negara di musim kemarau, dilengkapi petunjuk rahasia bagi masing-masing pihak. Sebaiknya dimainkan berdua atau dalam kelompok kecil.',
    ],
  },
  integrity: {
    title: 'Integritas dan Pengadaan yang Bersih',
    summary: 'Tujuh situasi sehari-hari menunjukkan di mana batasnya untuk hadiah, benturan kepentingan, dan tender.',
    detail: [
      'Kebanyakan masalah berawal dari hal kecil: makan malam, konsep dokumen tender “sekadar contoh”, sepupu yang menjadi pemborong. Tujuh situasi menjelaskan pelaporan kepentingan, pencatatan hadiah, kerahasiaan tender, dan kapan harus mengundurkan diri dari penilaian.',
      'Setiap situasi diikuti pertanyaan dan penjelasan. Kursus ini juga menyebutkan kepada siapa Anda dapat mengadu saat ditekan, dan bagaimana pelapor dilindungi.',
    ],
  },
  'gis-basics': {
    title: 'SIG untuk Daerah Aliran Sungai',
    summary:
      'Memakai perangkat lunak gratis untuk menelusuri batas DAS dan alur sungai dari model elevasi, dan membuat peta rapi pertama Anda.',
    detail: [
      'Anda tidak perlu pengetahuan awal. Dari memasang perangkat lunak dan memahami koordinat, Anda berlanjut ke lapisan data, batas daerah aliran, dan jaringan sungai, menjumlahkan luas dan hujan setiap sub-DAS, dan mengakhirinya dengan peta yang memenuhi kaidah.',
      'Data latihannya mencakup sekitar delapan ratus kilometer persegi dan dapat diolah di laptop biasa. Setiap langkah disertai rekaman singkat yang dapat Anda ikuti.',
    ],
  },
  'remote-sensing': {
    title: 'Mengamati Air dari Antariksa',
    summary:
      'Menemukan permukaan air dan daerah tergenang pada citra satelit gratis, dan mengetahui sejauh mana hasilnya dapat dipercaya.',
    detail: [
      'Awan, bayangan gunung, dan gulma terapung semuanya mengecoh. Kursus ini membandingkan citra optik dan radar, menghitung indeks air, memilih ambang, dan mengurangkan dua tanggal untuk melihat apa yang digenangi banjir.',
      'Sebagian besar pelajarannya tentang pemeriksaan: cara memilih titik uji, cara menghitung ketelitian, dan cara menunjukkan dalam laporan apa yang masih belum pasti.',
    ],
  },
  'data-quality': {
    title: 'Pengendalian Mutu Data Hidrologi',
    summary:
      'Menangkap lonjakan, data kosong, dan satuan yang salah sebelum masuk pangkalan data, serta mencatat setiap perbaikan.',
    detail: [
      'Satu koma desimal yang salah tempat dapat membuat perhitungan banjir rancangan sebuah waduk diulang dari awal. Kursus ini membahas pemeriksaan rentang, perubahan menurut waktu, keselarasan antartempat, dan korelasi, serta menunjukkan mengapa pemeriksaan otomatis tidak menggantikan pertimbangan manusia.',
      'Anda menelaah data mentah setahun dari sebuah pos hujan dan sebuah pos duga air, menandai yang meragukan, dan menyatakan apa yang harus dilakukan beserta alasannya. Nilai mentah selalu disimpan: itulah aturan yang perlu Anda bawa pulang.',
    ],
  },
  'information-security': {
    title: 'Keamanan Informasi untuk Semua',
    summary:
      'Satu jam tentang pengelabuan, kata sandi, dan flash disk, untuk melindungi pos pengukuran dan ruang kendali.',
    detail: [
      'Sistem kendali bendungan dan pos pengukuran makin terhubung ke jaringan, dan serangan kerap berawal dari email biasa. Contoh nyata menunjukkan cara mengenali pengelabuan, memilih dan menyimpan kata sandi, serta memperlakukan flash disk dan jaringan umum.',
      'Anda juga mempelajari tiga hal yang harus dilakukan dalam sepuluh menit ketika curiga orang lain memakai akun Anda. Seluruh pegawai mengikuti kursus ini setahun sekali.',
    ],
  },
}
