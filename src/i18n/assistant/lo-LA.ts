import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  name: 'ຜູ້ຊ່ວຍ',
  open: 'ເປີດ​ຜູ້ຊ່ວຍ',
  collapse: 'ປິດ​ຜູ້ຊ່ວຍ',
  move: 'ຍ້າຍ​ຜູ້ຊ່ວຍ: ໃຊ້​ປຸ່ມ​ລູກສອນ ຫຼື ກົດ​ເພື່ອ​ໄປ​ມຸມ​ຕໍ່ໄປ',
  moved: 'ຍ້າຍ​ຜູ້ຊ່ວຍ​ແລ້ວ: ຫ່າງ​ຈາກ​ຂ້າງ {x} ພິກເຊວ, ຫ່າງ​ຈາກ​ເທິງ {y} ພິກເຊວ',
  question: 'ທ່ານ​ຊອກຫາ​ຫຍັງ…',
  example: 'ຫຼັກສູດ, ຫ້ອງຮຽນ, ລະຫັດຜ່ານ…',
  clear: 'ລຶບ​ຂໍ້ຄວາມ',
  tasks: 'ສິ່ງ​ທີ່​ທ່ານ​ຕ້ອງ​ເຮັດ',
  pages: 'ໜ້າ',
  articles: 'ສູນຊ່ວຍເຫຼືອ',
  suggestedPages: 'ໃຊ້​ເລື້ອຍໆ',
  found: 'ພົບ {count} ລາຍການ',
  nothing: 'ບໍ່​ພົບ​ຜົນ​ສຳລັບ “{text}”',
  nothingText: 'ລອງ​ໃຊ້​ຄຳ​ອື່ນ ຫຼື ເບິ່ງ​ໃນ​ສູນຊ່ວຍເຫຼືອ.',
  nothingTextVisitor: 'ລອງ​ໃຊ້​ຄຳ​ອື່ນ. ເມື່ອ​ເຂົ້າສູ່​ລະບົບ​ແລ້ວ, ທ່ານ​ສາມາດ​ຊອກຫາ​ໃນ​ສູນຊ່ວຍເຫຼືອ ແລະ ສິ່ງ​ທີ່​ຕ້ອງ​ເຮັດ​ໄດ້​ນຳ.',
  incomplete: 'ຕອນນີ້​ບໍ່​ສາມາດ​ຊອກຫາ​ສິ່ງ​ທີ່​ຕ້ອງ​ເຮັດ ແລະ ການຊ່ວຍເຫຼືອ​ໄດ້.',
  continueCourse: 'ຮຽນ​ຕໍ່',
  requiredCourse: 'ຫຼັກສູດ​ບັງຄັບ',
  classStarts: 'ຫ້ອງຮຽນ​ໃກ້​ຈະ​ເປີດ',
  questionnaire: 'ລໍຖ້າ​ຄຳ​ຕອບ​ຂອງ​ທ່ານ',
  homework: 'ລໍຖ້າ​ການ​ສົ່ງ​ຂອງ​ທ່ານ',
  learned: 'ຮຽນ​ແລ້ວ {percent}',
  helpCentre: 'ສູນຊ່ວຍເຫຼືອ',
} satisfies Translation<typeof zhCN.default>
