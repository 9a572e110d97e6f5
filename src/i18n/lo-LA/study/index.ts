import type { NamespaceStudyTranslation } from '../../i18n-types.ts'

const loLAStudy = {
  reason: {
    elsewhere: 'ທ່ານ​ກຳລັງ​ຮຽນ​ຢູ່​ໜ້າຕ່າງ​ອື່ນ. ໃນ​ເວລາ​ດຽວກັນ​ຮຽນ​ໄດ້​ພຽງ​ຫຼັກສູດ​ດຽວ.',
    takenOver: 'ທ່ານ​ໄດ້​ຮຽນ​ຕໍ່​ຢູ່​ໜ້າຕ່າງ​ອື່ນ, ສະນັ້ນ​ບ່ອນນີ້​ຈຶ່ງ​ບໍ່​ນັບ​ເວລາ​ອີກ.',
    otherCourse: 'ບົດຮຽນ​ນີ້​ບໍ່​ແມ່ນ​ຂອງ​ຫຼັກສູດ​ນີ້.',
    secondsInvalid: 'ເວລາ​ຮຽນ​ຕ້ອງ​ເປັນ​ຈຳນວນ​ເຕັມ​ຂອງ​ວິນາທີ, ຕັ້ງແຕ່​ສູນ​ຂຶ້ນ​ໄປ.',
    moreThanPassed: 'ເວລາ​ຮຽນ​ນີ້​ຫຼາຍກວ່າ​ເວລາ​ທີ່​ຜ່ານ​ໄປ​ແທ້, ຈຶ່ງ​ບໍ່​ໄດ້​ບັນທຶກ.',
    alreadyRecorded: 'ເວລາ​ຂອງ​ການ​ຮຽນ​ຄັ້ງ​ນີ້​ໄດ້​ບັນທຶກ​ແລ້ວ.',
  },
} satisfies NamespaceStudyTranslation

export default loLAStudy
