import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  steps: 'ຂັ້ນຕອນ',
  stepContact: 'ຂໍ້ມູນ​ໃໝ່',
  stepCode: 'ຢືນຢັນ​ຕົວຕົນ',
  stepDone: 'ສຳເລັດ',
  current: 'ປັດຈຸບັນ: {contact}',
  country: 'ປະເທດ ຫຼື ເຂດ',
  sentTo: 'ລະຫັດ​ຢືນຢັນ 6 ຕົວເລກ​ໄດ້​ຖືກ​ສົ່ງ​ໄປ​ທີ່ {contact} ແລ້ວ ແລະ ໃຊ້​ໄດ້​ພາຍໃນ {minutes} ນາທີ.',
  confirm: 'ຢືນຢັນ',
  phone: {
    heading: 'ປ່ຽນ​ເບີ​ໂທລະສັບ',
    bindHeading: 'ເພີ່ມ​ເບີ​ໂທລະສັບ',
    bindLead: 'ໂທລະສັບ​ຂອງ​ທ່ານ​ຈະ​ຮັບ​ລະຫັດ​ຢືນຢັນ ແລະ ຊ່ວຍ​ໃຫ້​ທ່ານ​ເຂົ້າສູ່​ລະບົບ​ໄດ້​ເມື່ອ​ລືມ​ລະຫັດຜ່ານ.',
    original: 'ເບີ​ໂທລະສັບ​ປັດຈຸບັນ',
    fresh: 'ເບີ​ໂທລະສັບ​ໃໝ່',
    first: 'ເບີ​ໂທລະສັບ',
    doneHeading: 'ບັນທຶກ​ເບີ​ໂທລະສັບ​ແລ້ວ',
    doneText: 'ຕັ້ງແຕ່​ນີ້​ໄປ ລະຫັດ​ຢືນຢັນ​ຈະ​ຖືກ​ສົ່ງ​ໄປ​ທີ່​ເບີ​ນີ້:',
    alreadyHeading: 'ທ່ານ​ມີ​ເບີ​ໂທລະສັບ​ແລ້ວ',
    alreadyText: 'ບັນຊີ​ຂອງ​ທ່ານ​ໃຊ້​ເບີ {contact}.',
    toChange: 'ປ່ຽນ​ເບີ​ໂທລະສັບ',
  },
  email: {
    heading: 'ປ່ຽນ​ອີເມວ',
    bindHeading: 'ເພີ່ມ​ອີເມວ',
    bindLead: 'ອີເມວ​ຂອງ​ທ່ານ​ຈະ​ຮັບ​ລະຫັດ​ຢືນຢັນ ແລະ ຊ່ວຍ​ໃຫ້​ທ່ານ​ເຂົ້າສູ່​ລະບົບ​ໄດ້​ເມື່ອ​ລືມ​ລະຫັດຜ່ານ.',
    original: 'ອີເມວ​ປັດຈຸບັນ',
    fresh: 'ອີເມວ​ໃໝ່',
    first: 'ອີເມວ',
    doneHeading: 'ບັນທຶກ​ອີເມວ​ແລ້ວ',
    doneText: 'ຕັ້ງແຕ່​ນີ້​ໄປ ລະຫັດ​ຢືນຢັນ​ຈະ​ຖືກ​ສົ່ງ​ໄປ​ທີ່​ອີເມວ​ນີ້:',
  },
  reason: {
    phoneOriginalEmpty: 'ກະລຸນາ​ປ້ອນ​ເບີ​ໂທລະສັບ​ປັດຈຸບັນ.',
    phoneOriginalInvalid: 'ຮູບແບບ​ເບີ​ໂທລະສັບ​ປັດຈຸບັນ​ບໍ່​ຖືກຕ້ອງ.',
    phoneOriginalWrong: 'ນີ້​ບໍ່​ແມ່ນ​ເບີ​ໂທລະສັບ​ປັດຈຸບັນ​ຂອງ​ທ່ານ.',
    phoneEmpty: 'ກະລຸນາ​ປ້ອນ​ເບີ​ໂທລະສັບ.',
    phoneInvalid: 'ເບີ​ໂທລະສັບ​ບໍ່​ຖືກຕ້ອງ. ກະລຸນາ​ກວດ​ປະເທດ ຫຼື ເຂດ.',
    phoneSame: 'ເບີ​ໃໝ່​ຕ້ອງ​ແຕກຕ່າງ​ຈາກ​ເບີ​ປັດຈຸບັນ.',
    phoneBound: 'ບັນຊີ​ອື່ນ​ໃຊ້​ເບີ​ໂທລະສັບ​ນີ້​ແລ້ວ.',
    emailOriginalEmpty: 'ກະລຸນາ​ປ້ອນ​ອີເມວ​ປັດຈຸບັນ.',
    emailOriginalInvalid: 'ຮູບແບບ​ອີເມວ​ປັດຈຸບັນ​ບໍ່​ຖືກຕ້ອງ.',
    emailOriginalWrong: 'ນີ້​ບໍ່​ແມ່ນ​ອີເມວ​ປັດຈຸບັນ​ຂອງ​ທ່ານ.',
    emailEmpty: 'ກະລຸນາ​ປ້ອນ​ອີເມວ.',
    emailInvalid: 'ຮູບແບບ​ອີເມວ​ບໍ່​ຖືກຕ້ອງ.',
    emailSame: 'ອີເມວ​ໃໝ່​ຕ້ອງ​ແຕກຕ່າງ​ຈາກ​ອີເມວ​ປັດຈຸບັນ.',
    emailBound: 'ບັນຊີ​ອື່ນ​ໃຊ້​ອີເມວ​ນີ້​ແລ້ວ.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  resetPhone: 'ປ່ຽນ​ເບີ​ໂທລະສັບ',
  resetEmail: 'ປ່ຽນ​ອີເມວ',
  bindPhone: 'ເພີ່ມ​ເບີ​ໂທລະສັບ',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  resetPhone: 'ໂທລະສັບໃໝ່, ເບີມືຖື, ເພີ່ມໂທລະສັບ',
  resetEmail: 'ອີເມວໃໝ່, ທີ່ຢູ່ອີເມວ, ເພີ່ມອີເມວ',
} satisfies Translation<typeof zhCN.keywords>
