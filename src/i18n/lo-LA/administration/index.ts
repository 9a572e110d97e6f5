import type { NamespaceAdministrationTranslation } from '../../i18n-types.ts'

const loLAAdministration = {
  outbox: {
    heading: 'ກ່ອງ​ຂາອອກ',
    intro:
      'ຂໍ້ຄວາມ SMS ແລະ ອີເມວ​ທີ່​ລະບົບ​ສົ່ງ​ອອກ. ຖ້າ​ຍັງ​ບໍ່​ໄດ້​ຕັ້ງຄ່າ​ບໍລິການ​ສົ່ງ, ຂໍ້ຄວາມ​ຈະ​ຖືກ​ເກັບ​ໄວ້​ບ່ອນ​ນີ້.',
    empty: 'ຍັງ​ບໍ່​ມີ​ຂໍ້ຄວາມ.',
    emptyHint: 'ເມື່ອ​ມີ​ຜູ້​ຕັ້ງ​ລະຫັດຜ່ານ​ຄືນ​ໃໝ່, ລະຫັດ​ຢືນຢັນ​ຈະ​ສະແດງ​ຢູ່​ບ່ອນ​ນີ້.',
    sms: 'ຂໍ້ຄວາມ SMS',
    mail: 'ອີເມວ',
    target: 'ຜູ້​ຮັບ: {target}',
    state: 'ສະຖານະ: {state}',
    sent: 'ສົ່ງ​ແລ້ວ',
    kept: 'ເກັບ​ໄວ້',
    notSent: 'ສົ່ງ​ບໍ່​ສຳເລັດ',
  },
} satisfies NamespaceAdministrationTranslation

export default loLAAdministration
