import type { LanguageCode } from '#i18n/locales.ts'
import type { BroadcastName } from './broadcasts.demo.ts'

interface BroadcastText {
  readonly title: string
  readonly summary: string
}

/** What the demo broadcasts are called and about, in every language of the portal. */
export const broadcastTexts: Readonly<Record<BroadcastName, Readonly<Record<LanguageCode, BroadcastText>>>> = {
  'field-school': {
    zh_CN: {
      title: '河流测验野外实习：三日直播',
      summary: '从水位、断面到流量，跟随实习队在河边完成一次完整的测验。任何时候都可以加入观看。',
    },
    en_US: {
      title: 'River Gauging Field School: Three Days Live',
      summary:
        'From water level to cross-section to discharge: follow our teams on the river bank through one complete measurement. Join at any time.',
    },
    fr_FR: {
      title: 'École de terrain en hydrométrie : trois jours en direct',
      summary:
        'Du niveau d’eau à la section mouillée, puis au débit : suivez nos équipes sur la berge tout au long d’un jaugeage complet. Vous pouvez nous rejoindre à tout moment.',
    },
    ar_AR: {
      title: 'المدرسة الميدانية لقياس الأنهار: ثلاثة أيام من البث المباشر',
      summary:
        'من منسوب المياه إلى المقطع العرضي ثم التصريف: تابعوا فرقنا على ضفة النهر وهي تُجري قياسًا كاملًا. يمكنكم الانضمام في أي وقت.',
    },
    es_ES: {
      title: 'Escuela de campo de aforos: tres días en directo',
      summary:
        'Del nivel del agua a la sección y de ahí al caudal: acompañe a nuestros equipos a la orilla del río durante un aforo completo. Puede incorporarse en cualquier momento.',
    },
    id_ID: {
      title: 'Sekolah Lapangan Pengukuran Sungai: Tiga Hari Siaran Langsung',
      summary:
        'Dari tinggi muka air, penampang melintang, hingga debit: ikuti tim kami di tepi sungai menyelesaikan satu pengukuran lengkap. Anda dapat bergabung kapan saja.',
    },
    kh_KH: {
      title: 'សាលាចុះអនុវត្តផ្ទាល់ស្តីពីការវាស់វែងទន្លេ៖ ផ្សាយផ្ទាល់បីថ្ងៃ',
      summary: 'ពីកម្ពស់ទឹក មុខកាត់ទទឹង រហូតដល់លំហូរ៖ សូមតាមដានក្រុមរបស់យើងនៅមាត់ទន្លេធ្វើការវាស់វែងពេញលេញមួយ។ លោកអ្នកអាចចូលរួមបានគ្រប់ពេល។',
    },
    laos_LA: {
      title: 'ໂຮງຮຽນພາກສະໜາມວັດແທກແມ່ນ້ຳ: ຖ່າຍທອດສົດສາມວັນ',
      summary:
        'ຈາກລະດັບນ້ຳ ພາກຕັດຂວາງ ຈົນເຖິງປະລິມານການໄຫຼ: ຕິດຕາມທີມງານຂອງພວກເຮົາຢູ່ແຄມນ້ຳ ວັດແທກຄົບຖ້ວນຕັ້ງແຕ່ຕົ້ນຈົນຈົບ. ທ່ານເຂົ້າຮ່ວມໄດ້ທຸກເວລາ.',
    },
    pt_PT: {
      title: 'Escola de campo de hidrometria: três dias em direto',
      summary:
        'Do nível da água à secção transversal e ao caudal: acompanhe as nossas equipas na margem do rio durante uma medição completa. Pode entrar a qualquer momento.',
    },
    ru_RU: {
      title: 'Полевая школа гидрометрии: три дня в прямом эфире',
      summary:
        'Уровень воды, поперечное сечение, расход: вместе с нашими отрядами на берегу вы пройдёте весь путь одного измерения. Присоединиться можно в любой момент.',
    },
    vi_VN: {
      title: 'Thực địa đo đạc thủy văn sông: ba ngày truyền trực tiếp',
      summary:
        'Từ mực nước, mặt cắt ngang đến lưu lượng: theo chân các nhóm của chúng tôi bên bờ sông trong trọn một lần đo đạc. Bạn có thể tham gia bất cứ lúc nào.',
    },
  },
  forecast: {
    zh_CN: {
      title: '洪水预报在线答疑',
      summary: '预报员现场演示当天的预报过程，并回答学员提问：数据从哪里来，什么时候发布预警。',
    },
    en_US: {
      title: 'Flood Forecasting: Questions and Answers',
      summary:
        'A forecaster walks through today’s forecast and answers your questions: where the data come from, and when a warning goes out.',
    },
    fr_FR: {
      title: 'Prévision des crues : questions et réponses',
      summary:
        'Un prévisionniste déroule la prévision du jour et répond à vos questions : d’où viennent les données, et quand faut-il alerter ?',
    },
    ar_AR: {
      title: 'التنبؤ بالفيضانات: أسئلة وأجوبة',
      summary:
        'يشرح أحد خبراء التنبؤ توقعات اليوم خطوة بخطوة ويجيب عن أسئلتكم: من أين تأتي البيانات، ومتى يصدر الإنذار؟',
    },
    es_ES: {
      title: 'Predicción de crecidas: preguntas y respuestas',
      summary:
        'Un especialista recorre la predicción del día y responde a sus preguntas: de dónde vienen los datos y cuándo se emite un aviso.',
    },
    id_ID: {
      title: 'Prakiraan Banjir: Tanya Jawab',
      summary:
        'Seorang prakirawan memaparkan prakiraan hari ini dan menjawab pertanyaan Anda: dari mana datanya, dan kapan peringatan dikeluarkan.',
    },
    kh_KH: {
      title: 'ការព្យាករណ៍ទឹកជំនន់៖ សំណួរ និងចម្លើយ',
      summary: 'អ្នកព្យាករណ៍ម្នាក់បង្ហាញពីដំណើរការព្យាករណ៍ថ្ងៃនេះ ហើយឆ្លើយសំណួររបស់លោកអ្នក៖ ទិន្នន័យមកពីណា ហើយពេលណាត្រូវចេញសេចក្តីព្រមាន។',
    },
    laos_LA: {
      title: 'ການພະຍາກອນນ້ຳຖ້ວມ: ຖາມ-ຕອບ',
      summary: 'ນັກພະຍາກອນອະທິບາຍການພະຍາກອນຂອງມື້ນີ້ເທື່ອລະຂັ້ນ ແລະ ຕອບຄຳຖາມຂອງທ່ານ: ຂໍ້ມູນມາຈາກໃສ ແລະ ຈະແຈ້ງເຕືອນເມື່ອໃດ.',
    },
    pt_PT: {
      title: 'Previsão de cheias: perguntas e respostas',
      summary:
        'Um especialista percorre a previsão do dia e responde às suas perguntas: de onde vêm os dados e quando se emite um aviso.',
    },
    ru_RU: {
      title: 'Прогноз паводков: вопросы и ответы',
      summary:
        'Прогнозист шаг за шагом показывает сегодняшний прогноз и отвечает на вопросы: откуда берутся данные и когда объявляют предупреждение.',
    },
    vi_VN: {
      title: 'Dự báo lũ: hỏi và đáp',
      summary:
        'Dự báo viên trình bày từng bước bản dự báo hôm nay và trả lời câu hỏi của bạn: dữ liệu đến từ đâu, khi nào thì phát cảnh báo.',
    },
  },
  'water-law': {
    zh_CN: { title: '跨境河流水法入门', summary: '上游与下游如何共用一条河？用三个真实案例讲清国际水法的基本原则。' },
    en_US: {
      title: 'Water Law Across Borders: An Introduction',
      summary:
        'How do those upstream and those downstream share a river? Three real cases explain the principles of international water law.',
    },
    fr_FR: {
      title: 'Introduction au droit des fleuves transfrontaliers',
      summary:
        'Comment l’amont et l’aval partagent-ils un même fleuve ? Trois cas réels pour comprendre les principes du droit international de l’eau.',
    },
    ar_AR: {
      title: 'مدخل إلى قانون المياه العابرة للحدود',
      summary: 'كيف تتقاسم دول المنبع ودول المصب نهرًا واحدًا؟ ثلاث حالات واقعية تشرح مبادئ القانون الدولي للمياه.',
    },
    es_ES: {
      title: 'Introducción al derecho de aguas transfronterizas',
      summary:
        '¿Cómo comparten un mismo río quienes viven aguas arriba y aguas abajo? Tres casos reales explican los principios del derecho internacional de aguas.',
    },
    id_ID: {
      title: 'Pengantar Hukum Air Lintas Batas',
      summary:
        'Bagaimana wilayah hulu dan hilir berbagi satu sungai? Tiga kasus nyata menjelaskan asas-asas hukum air internasional.',
    },
    kh_KH: {
      title: 'សេចក្តីផ្តើមអំពីច្បាប់ទឹកឆ្លងព្រំដែន',
      summary: 'តើប្រទេសនៅខ្សែទឹកខាងលើ និងខាងក្រោមប្រើប្រាស់ទន្លេតែមួយរួមគ្នាដូចម្តេច? ករណីជាក់ស្តែងបីពន្យល់ពីគោលការណ៍នៃច្បាប់ទឹកអន្តរជាតិ។',
    },
    laos_LA: {
      title: 'ຄວາມຮູ້ເບື້ອງຕົ້ນກ່ຽວກັບກົດໝາຍນ້ຳຂ້າມແດນ',
      summary: 'ປະເທດຕົ້ນນ້ຳ ແລະ ປະເທດປາຍນ້ຳໃຊ້ແມ່ນ້ຳສາຍດຽວກັນຮ່ວມກັນແນວໃດ? ສາມກໍລະນີຕົວຈິງອະທິບາຍຫຼັກການຂອງກົດໝາຍນ້ຳສາກົນ.',
    },
    pt_PT: {
      title: 'Introdução ao direito das águas transfronteiriças',
      summary:
        'Como partilham o mesmo rio os que vivem a montante e a jusante? Três casos reais explicam os princípios do direito internacional da água.',
    },
    ru_RU: {
      title: 'Введение в право трансграничных вод',
      summary:
        'Как делят одну реку страны верховья и низовья? Принципы международного водного права на трёх примерах из жизни.',
    },
    vi_VN: {
      title: 'Nhập môn luật nước xuyên biên giới',
      summary:
        'Thượng nguồn và hạ nguồn cùng chia sẻ một dòng sông như thế nào? Ba trường hợp có thật giải thích các nguyên tắc của luật nước quốc tế.',
    },
  },
  'dam-safety': {
    zh_CN: {
      title: '大坝安全监测经验交流',
      summary: '三座大坝的监测负责人介绍他们如何判读位移与渗流数据，以及何时应当行动。',
    },
    en_US: {
      title: 'Watching Dams: An Exchange of Experience',
      summary: 'Those who monitor three dams show how they read displacement and seepage, and when it is time to act.',
    },
    fr_FR: {
      title: 'Surveillance des barrages : partage d’expériences',
      summary:
        'Les responsables de la surveillance de trois barrages montrent comment ils lisent les déplacements et les fuites, et à partir de quand il faut agir.',
    },
    ar_AR: {
      title: 'مراقبة سلامة السدود: تبادل خبرات',
      summary: 'يعرض المسؤولون عن مراقبة ثلاثة سدود كيف يقرؤون بيانات الإزاحة والتسرّب، ومتى يحين وقت التدخل.',
    },
    es_ES: {
      title: 'Vigilancia de presas: intercambio de experiencias',
      summary:
        'Los responsables de la auscultación de tres presas muestran cómo interpretan los desplazamientos y las filtraciones, y cuándo hay que actuar.',
    },
    id_ID: {
      title: 'Pemantauan Keamanan Bendungan: Berbagi Pengalaman',
      summary:
        'Penanggung jawab pemantauan tiga bendungan menunjukkan cara mereka membaca data pergeseran dan rembesan, serta kapan harus bertindak.',
    },
    kh_KH: {
      title: 'ការតាមដានសុវត្ថិភាពទំនប់៖ ការផ្លាស់ប្តូរបទពិសោធន៍',
      summary: 'អ្នកទទួលខុសត្រូវតាមដានទំនប់បីបង្ហាញពីរបៀបអានទិន្នន័យបម្លាស់ទី និងទឹកជ្រាប ហើយពេលណាដែលត្រូវចាត់វិធានការ។',
    },
    laos_LA: {
      title: 'ການຕິດຕາມຄວາມປອດໄພຂອງເຂື່ອນ: ແລກປ່ຽນປະສົບການ',
      summary: 'ຜູ້ຮັບຜິດຊອບຕິດຕາມເຂື່ອນສາມແຫ່ງສະແດງວິທີອ່ານຂໍ້ມູນການເຄື່ອນຕົວ ແລະ ການຊຶມຂອງນ້ຳ ແລະ ເວລາໃດທີ່ຕ້ອງລົງມືແກ້ໄຂ.',
    },
    pt_PT: {
      title: 'Observação de barragens: partilha de experiências',
      summary:
        'Os responsáveis pela observação de três barragens mostram como leem os deslocamentos e a percolação, e quando é altura de agir.',
    },
    ru_RU: {
      title: 'Наблюдение за плотинами: обмен опытом',
      summary:
        'Специалисты с трёх плотин показывают, как они читают данные о смещениях и фильтрации и когда пора действовать.',
    },
    vi_VN: {
      title: 'Quan trắc an toàn đập: trao đổi kinh nghiệm',
      summary:
        'Những người phụ trách quan trắc ba con đập trình bày cách họ đọc số liệu chuyển vị và thấm, và khi nào cần hành động.',
    },
  },
  sediment: {
    zh_CN: { title: '泥沙取样现场演示', summary: '在船上完成一次悬移质取样：仪器、步骤，以及最常见的三个错误。' },
    en_US: {
      title: 'Sediment Sampling, Demonstrated on the River',
      summary:
        'One suspended-sediment sample taken from a boat: the instrument, the steps, and the three most common mistakes.',
    },
    fr_FR: {
      title: 'Prélèvement de sédiments : démonstration sur le fleuve',
      summary:
        'Un prélèvement de matières en suspension depuis un bateau : l’instrument, les étapes et les trois erreurs les plus courantes.',
    },
    ar_AR: {
      title: 'عرض عملي على النهر: أخذ عيّنات الرواسب',
      summary: 'أخذ عيّنة من الرواسب العالقة على متن قارب: الجهاز والخطوات والأخطاء الثلاثة الأكثر شيوعًا.',
    },
    es_ES: {
      title: 'Muestreo de sedimentos: demostración en el río',
      summary:
        'Una toma de sedimento en suspensión desde una barca: el instrumento, los pasos y los tres errores más frecuentes.',
    },
    id_ID: {
      title: 'Pengambilan Sampel Sedimen: Peragaan di Sungai',
      summary:
        'Satu kali pengambilan sampel sedimen melayang dari atas perahu: alat, langkah-langkah, dan tiga kesalahan yang paling umum.',
    },
    kh_KH: {
      title: 'ការយកគំរូដីល្បាប់៖ ការបង្ហាញផ្ទាល់លើទន្លេ',
      summary: 'ការយកគំរូដីល្បាប់អណ្តែតមួយលើកពីលើទូក៖ ឧបករណ៍ ជំហាន និងកំហុសញឹកញាប់បំផុតទាំងបី។',
    },
    laos_LA: {
      title: 'ການເກັບຕົວຢ່າງຕະກອນ: ສາທິດຢູ່ແມ່ນ້ຳ',
      summary: 'ການເກັບຕົວຢ່າງຕະກອນແຂວນລອຍໜຶ່ງຄັ້ງຈາກເທິງເຮືອ: ເຄື່ອງມື ຂັ້ນຕອນ ແລະ ຂໍ້ຜິດພາດສາມຢ່າງທີ່ພົບເລື້ອຍທີ່ສຸດ.',
    },
    pt_PT: {
      title: 'Amostragem de sedimentos: demonstração no rio',
      summary:
        'Uma recolha de sedimentos em suspensão a partir de um barco: o instrumento, os passos e os três erros mais comuns.',
    },
    ru_RU: {
      title: 'Отбор проб наносов: показ на реке',
      summary: 'Одна проба взвешенных наносов с лодки: прибор, порядок действий и три самые частые ошибки.',
    },
    vi_VN: {
      title: 'Lấy mẫu bùn cát: trình diễn trên sông',
      summary: 'Một lần lấy mẫu bùn cát lơ lửng từ trên thuyền: dụng cụ, các bước, và ba sai sót thường gặp nhất.',
    },
  },
}
