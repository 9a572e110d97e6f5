import type { NamespaceHomeTranslation } from '../../i18n-types.ts'

const loLAHome = {
  morning: 'ສະບາຍດີ​ຕອນເຊົ້າ, {name}',
  afternoon: 'ສະບາຍດີ​ຕອນບ່າຍ, {name}',
  evening: 'ສະບາຍດີ​ຕອນແລງ, {name}',
  today: 'ມື້ນີ້​ແມ່ນ {date}',
  userFailed: 'ບໍ່​ສາມາດ​ເປີດ​ຂໍ້ມູນ​ຂອງ​ທ່ານ​ໄດ້.',
  visitor: 'ຍິນດີ​ຕ້ອນຮັບ​ສູ່​ລະບົບ​ການຮຽນຮູ້',
  visitorText: 'ກະລຸນາ​ເຂົ້າສູ່​ລະບົບ​ເພື່ອ​ຮຽນ​ຕໍ່​ຈາກ​ບ່ອນ​ທີ່​ທ່ານ​ຢຸດ​ໄວ້.',
  toSignIn: 'ເຂົ້າສູ່​ລະບົບ',
  terms: {
    standard: {
      currentClasses: 'ມີ {count} ຫ້ອງຮຽນ​ກຳລັງ​ດຳເນີນ​ຢູ່',
      noClasses: 'ບໍ່​ມີ​ຫ້ອງຮຽນ​ທີ່​ກຳລັງ​ດຳເນີນ​ຢູ່',
    },
    workshop: {
      currentClasses: 'ມີ​ກອງປະຊຸມ​ສຳມະນາ {count} ກອງ​ກຳລັງ​ດຳເນີນ​ຢູ່',
      noClasses: 'ບໍ່​ມີ​ກອງປະຊຸມ​ສຳມະນາ​ທີ່​ກຳລັງ​ດຳເນີນ​ຢູ່',
    },
  },
} satisfies NamespaceHomeTranslation

export default loLAHome
