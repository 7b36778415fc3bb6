import type { LegalDocuments } from '../document-shape.ts';

/** Anda, as legal texts do (ux C.3). id-ID is the text that binds; the others are translations. */
export const documents: LegalDocuments = {
  terms: {
    title: 'Ketentuan Layanan',
    version: '1.0',
    date: '21 November 2026',
    intro:
      'Ketentuan ini mengatur penggunaan aplikasi dan situs Jajan. Dengan membuat akun, masuk, atau membeli melalui Jajan, Anda menyetujuinya. Jika tidak setuju, Anda tetap dapat menjelajah tanpa akun.',
    sections: [
      {
        heading: 'Tentang Jajan',
        blocks: [
          'Jajan membantu Anda menemukan dan membeli voucher makanan, Flash Sale, dan angpao dari tempat makan serta brand di sekitar Anda.',
          'Makanan, minuman, dan jasa disediakan oleh mitra. Jajan menjual dan mengelola voucher yang memberi Anda hak untuk menukarkannya pada mitra tersebut.',
        ],
      },
      {
        heading: 'Akun dan cara masuk',
        blocks: [
          'Anda masuk dengan WhatsApp atau dengan nomor HP dan kode sekali pakai. Akun dibuat otomatis saat Anda pertama kali masuk.',
          [
            'Anda berusia sekurang-kurangnya 18 tahun, atau menggunakan Jajan dengan persetujuan orang tua atau wali.',
            'Nomor HP yang dipakai adalah milik Anda atau Anda berhak menggunakannya.',
            'Kode masuk bersifat rahasia. Jajan tidak pernah meminta kode itu melalui telepon, pesan, atau media sosial.',
            'Satu orang menggunakan satu akun. Akun tidak dapat dijual atau dipindahkan.',
          ],
          'Jika ponsel Anda hilang atau nomor Anda berganti, segera keluar dari semua perangkat atau hubungi kami.',
        ],
      },
      {
        heading: 'Harga dan pembayaran',
        blocks: [
          'Harga ditampilkan dalam rupiah. Harga, isi, masa berlaku, tempat penukaran, dan ketentuan pengembalian dana tertera pada halaman voucher sebelum Anda membayar.',
          'Pesanan sah setelah pembayaran kami terima. Pesanan yang tidak dibayar sampai batas waktu dibatalkan otomatis tanpa biaya.',
          'Hitung mundur dan sisa stok mengikuti waktu dan stok yang sebenarnya di server kami.',
        ],
      },
      {
        heading: 'Voucher dan penukaran',
        blocks: [
          [
            'Voucher hanya dapat ditukarkan pada outlet dan dalam masa berlaku yang tertera.',
            'Setiap kode hanya berlaku satu kali. Jangan membagikan kode kepada pihak yang tidak Anda percayai.',
            'Voucher tidak dapat ditukar dengan uang tunai, kecuali melalui pengembalian dana menurut ketentuan ini.',
          ],
          'Jika mitra menolak voucher yang masih berlaku, hubungi kami dalam 7 hari. Kami membantu penukaran atau mengembalikan dana Anda secara penuh.',
        ],
      },
      {
        heading: 'Pengembalian dana',
        blocks: [
          'Voucher yang belum digunakan dapat dikembalikan apabila halaman voucher menyatakan demikian. Setiap tahap, jumlah, tujuan, dan perkiraan tanggal pengembalian dana ditampilkan pada halaman pesanan.',
          'Dana dikembalikan ke metode pembayaran asal. Jika gagal, kami menjelaskan sebabnya dan langkah berikutnya.',
        ],
      },
      {
        heading: 'Angpao, promo, dan undangan',
        blocks: [
          'Angpao dan potongan harga diberikan secara cuma-cuma, memiliki masa berlaku, dan tidak dapat diuangkan. Syarat setiap program tertera pada halaman programnya.',
          'Kami dapat membatalkan keuntungan yang diperoleh dengan akun ganda, perangkat lunak otomatis, atau cara curang lainnya.',
        ],
      },
      {
        heading: 'Ulasan dan konten Anda',
        blocks: [
          'Anda tetap memiliki ulasan dan foto yang Anda kirim. Anda memberi Jajan izin tanpa royalti untuk menampilkannya di layanan kami selama konten itu Anda biarkan terpasang.',
          'Ulasan harus jujur dan berasal dari pengalaman sendiri. Kami dapat menurunkan konten yang melanggar hukum, menghina, menyesatkan, atau memuat data pribadi orang lain.',
        ],
      },
      {
        heading: 'Penggunaan yang dilarang',
        blocks: [
          [
            'mengganggu, membebani, atau mencoba menembus sistem kami;',
            'mengambil data secara otomatis tanpa izin tertulis;',
            'menyamar sebagai orang lain atau mitra;',
            'menjual kembali voucher untuk tujuan niaga tanpa izin tertulis.',
          ],
        ],
      },
      {
        heading: 'Pembekuan dan penutupan akun',
        blocks: [
          'Kami dapat membekukan akun untuk mencegah penipuan, melindungi pengguna lain, atau memenuhi kewajiban hukum. Alasannya kami sampaikan saat Anda masuk, kecuali dilarang oleh hukum, dan Anda dapat mengajukan keberatan kepada kami.',
          'Anda dapat menghapus akun kapan saja melalui pengaturan akun. Voucher yang masih berlaku, dana yang sedang dikembalikan, dan akibatnya ditunjukkan sebelum Anda memutuskan.',
        ],
      },
      {
        heading: 'Tanggung jawab',
        blocks: [
          'Mitra bertanggung jawab atas mutu, keamanan, dan kehalalan makanan serta jasanya. Kami bertanggung jawab atas penjualan voucher, pembayaran, dan layanan aplikasi.',
          'Tidak ada bagian dari ketentuan ini yang mengurangi hak Anda menurut Undang-Undang Perlindungan Konsumen.',
        ],
      },
      {
        heading: 'Perubahan ketentuan',
        blocks: [
          'Perubahan penting kami beritahukan di aplikasi sekurang-kurangnya 14 hari sebelum berlaku. Pesanan yang sudah dibayar tetap mengikuti ketentuan pada saat pembelian.',
        ],
      },
      {
        heading: 'Hukum dan penyelesaian sengketa',
        blocks: [
          'Ketentuan ini tunduk pada hukum Republik Indonesia. Perselisihan diselesaikan terlebih dahulu secara musyawarah, kemudian melalui Badan Penyelesaian Sengketa Konsumen atau pengadilan yang berwenang di tempat tinggal Anda.',
          'Bila terdapat perbedaan antara terjemahan dan naskah ini, naskah bahasa Indonesia yang berlaku.',
        ],
      },
      {
        heading: 'Hubungi kami',
        blocks: ['Layanan pengguna: halo@jajan.example, setiap hari pukul 08.00–22.00 WIB.'],
      },
    ],
  },
  privacy: {
    title: 'Kebijakan Privasi',
    version: '1.0',
    date: '21 November 2026',
    intro:
      'Kebijakan ini menjelaskan data pribadi apa yang kami proses, untuk apa, berapa lama, dan apa hak Anda menurut Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi (UU PDP). Jajan bertindak sebagai pengendali data pribadi.',
    sections: [
      {
        heading: 'Data yang kami proses',
        blocks: [
          [
            'Data akun: nomor HP, nama panggilan, foto profil, dan kode undangan.',
            'Data masuk: cara masuk, waktu, dan ID perangkat. Pesan WhatsApp yang Anda kirim hanya kami baca untuk mencocokkan kode di dalamnya.',
            'Data transaksi: pesanan, voucher, pengembalian dana, status pembayaran, serta rekening bank atau dompet digital yang Anda sebutkan untuk pengembalian dana. Nomor kartu dan PIN diproses oleh penyelenggara pembayaran, bukan oleh kami.',
            'Lokasi: posisi perangkat, hanya setelah Anda mengizinkannya, untuk menampilkan tempat makan di sekitar Anda dan memastikan Anda sudah di outlet saat membuka kode.',
            'Konten: ulasan, foto, dan tempat makan favorit Anda, video yang Anda laporkan atau tidak ingin Anda lihat, serta pesan Anda kepada layanan pelanggan.',
            'Data teknis: id perangkat, versi aplikasi, dan bahasa pada setiap permintaan; gangguan dan waktu muat tanpa akun dan tanpa id perangkat Anda.',
            'Penggunaan: jenis perangkat, halaman yang dibuka, dan yang Anda ketuk, hanya setelah Anda setuju. Sebelum itu tidak kami catat.',
          ],
          'Kami tidak meminta data pribadi yang bersifat spesifik, seperti data kesehatan, biometrik, atau keyakinan.',
        ],
      },
      {
        heading: 'Tujuan dan dasar pemrosesan',
        blocks: [
          [
            'Menyediakan akun, voucher, pembayaran, dan pengembalian dana: pelaksanaan perjanjian dengan Anda.',
            'Menampilkan tempat makan di sekitar dan mengirim notifikasi: persetujuan Anda, yang dapat ditarik kapan saja.',
            'Mencegah penipuan dan menjaga keamanan: kepentingan yang sah, dengan memperhatikan keseimbangan hak Anda.',
            'Menyimpan catatan transaksi: kewajiban hukum di bidang perpajakan dan perdagangan.',
            'Memperbaiki layanan: persetujuan Anda untuk data penggunaan, yang dapat ditarik kapan saja; kepentingan yang sah untuk gangguan dan waktu muat, yang tidak menyebut siapa pun.',
          ],
        ],
      },
      {
        heading: 'Keputusan otomatis',
        blocks: [
          'Sistem kami dapat meminta pemeriksaan tambahan, misalnya verifikasi geser, jika suatu percobaan masuk tampak tidak wajar. Jika pemeriksaan itu merugikan Anda, Anda dapat meminta agar ditinjau oleh manusia.',
        ],
      },
      {
        heading: 'Pihak yang menerima data',
        blocks: [
          [
            'Mitra tempat Anda menukarkan voucher: kode voucher dan waktu penukaran, tanpa nomor HP Anda.',
            'Penyelenggara pembayaran dan bank: data yang diperlukan untuk membayar dan mengembalikan dana.',
            'WhatsApp dan penyedia SMS: nomor HP, untuk mengirim dan menerima kode masuk.',
            'Penyedia pusat data: menyimpan data atas nama dan perintah kami.',
            'Instansi yang berwenang: hanya jika diwajibkan oleh hukum.',
          ],
          'Kami tidak menjual data pribadi Anda.',
        ],
      },
      {
        heading: 'Pengiriman ke luar negeri',
        blocks: [
          'Data utama disimpan di Indonesia. Bila suatu penyedia memproses data di negara lain, kami memastikan tingkat pelindungannya setara dengan UU PDP atau diikat dengan perjanjian yang memadai; jika tidak, kami meminta persetujuan Anda lebih dahulu.',
        ],
      },
      {
        heading: 'Masa penyimpanan',
        blocks: [
          [
            'Akun dan profil: selama akun aktif, lalu dihapus paling lambat 30 hari setelah penghapusan akun.',
            'Kode masuk dan kunci WhatsApp: 5 menit.',
            'Catatan masuk dan keamanan: 12 bulan.',
            'Catatan transaksi: 10 tahun sesuai dengan ketentuan perpajakan dan dokumen perusahaan.',
            'Lokasi: tidak disimpan sebagai riwayat di server kami; posisi terakhir hanya ada di perangkat Anda.',
            'Data penggunaan tanpa identitas: 24 bulan.',
          ],
        ],
      },
      {
        heading: 'Hak Anda',
        blocks: [
          'Menurut UU PDP Anda berhak:',
          [
            'mendapat informasi tentang pemrosesan data Anda;',
            'melengkapi, memperbarui, dan memperbaiki data;',
            'mengakses data dan memperoleh salinannya;',
            'mengakhiri pemrosesan, menghapus, atau memusnahkan data;',
            'menarik persetujuan;',
            'mengajukan keberatan atas keputusan yang hanya didasarkan pada pemrosesan otomatis;',
            'menunda atau membatasi pemrosesan;',
            'menggugat dan menerima ganti rugi;',
            'memperoleh data dalam format yang dapat dibaca sistem elektronik dan memindahkannya ke pihak lain.',
          ],
          'Nama dan foto dapat Anda ubah di profil, izin di pengaturan perangkat, dan akun dapat dihapus di pengaturan akun. Untuk hak lainnya, hubungi kami. Kami menanggapi paling lambat 3 × 24 jam.',
        ],
      },
      {
        heading: 'Keamanan',
        blocks: [
          'Data dikirim secara terenkripsi. Kode dan token masuk disimpan di server hanya dalam bentuk sidik (hash). Akses karyawan dibatasi dan dicatat.',
          'Jika terjadi kegagalan pelindungan data pribadi, kami memberi tahu Anda dan lembaga yang berwenang secara tertulis paling lambat 3 × 24 jam, berisi data yang terungkap, waktu dan caranya, serta upaya penanganannya.',
        ],
      },
      {
        heading: 'Anak',
        blocks: [
          'Jajan tidak ditujukan bagi anak. Data anak hanya diproses dengan persetujuan orang tua atau wali. Jika Anda mengetahui sebaliknya, hubungi kami agar data itu kami hapus.',
        ],
      },
      {
        heading: 'Penyimpanan di perangkat',
        blocks: [
          'Aplikasi menyimpan sesi masuk, bahasa, tampilan, posisi terakhir, dan daftar yang terakhir dimuat di perangkat Anda agar cepat dan dapat dipakai saat luring. Data akun di perangkat dihapus ketika Anda keluar. Kami tidak menggunakan kuki pelacak pihak ketiga.',
        ],
      },
      {
        heading: 'Perubahan kebijakan',
        blocks: [
          'Perubahan penting kami beritahukan di aplikasi sebelum berlaku. Bila perubahan memerlukan persetujuan, kami memintanya kembali.',
        ],
      },
      {
        heading: 'Hubungi kami',
        blocks: [
          'Pejabat pelindungan data pribadi: privasi@jajan.example. Anda juga dapat mengadu kepada lembaga pelindungan data pribadi yang berwenang.',
        ],
      },
    ],
  },
};
