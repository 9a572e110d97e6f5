import type { CourseCommentTable } from './tables.ts'
import type { DemoCourseName } from './courses.demo.ts'
import { demoId, userId } from '#server/demo/ids.ts'

type Said = readonly [account: string, hoursAgo: number, content: string]

const HOUR_MS = 60 * 60_000

/** What people of the academy say of its courses, each in their own language; the newest last. */
const demoComments: Partial<Readonly<Record<DemoCourseName, readonly Said[]>>> = {
  'flood-forecasting': [
    [
      'daniel.okafor',
      900,
      'The exercise on routing is worth the whole course. I finally understand why our forecast for the lower reach always came three hours late.',
    ],
    ['wang.haoran', 760, '按值班顺序来讲，比教材好懂得多。建议多放一个小流域的例子。'],
    [
      'camille.moreau',
      540,
      'Très concret. J’ai repris la fiche de contrôle des données telle quelle dans mon service.',
    ],
    ['layla.hassan', 410, 'الشرح واضح والأمثلة من الواقع. تمنّيت لو كان الجزء الخاص بكتابة التوقّع أطول قليلًا.'],
    [
      'lucia.herrera',
      300,
      'Muy útil la parte sobre los errores de los pluviómetros: esa misma semana encontramos uno atascado.',
    ],
    [
      'tran.minh.anh',
      216,
      'Bài giảng ngắn gọn, xem lại rất tiện. Phần kiểm tra số liệu nên học trước khi vào ca trực.',
    ],
    [
      'anna.sokolova',
      150,
      'Хорошо показано, чем отличается прогноз уровня от прогноза расхода.\n\nСпасибо за задачник!',
    ],
    ['chen.yuhan', 96, '第二讲关于洪水波的动画反复看了三遍，终于明白坦化是怎么回事了。'],
    [
      'dewi.lestari',
      60,
      'Contoh surat peringatannya sangat membantu. Sudah kami terjemahkan untuk desa-desa di hilir.',
    ],
    ['grace.whitfield', 42, 'Short, honest about uncertainty, and no wasted minute.'],
    ['sok.pisey', 30, 'មេរៀន​ខ្លី និង​ងាយ​យល់។ អរគុណ!'],
    [
      'leader',
      20,
      'C’est exactement le déroulement de notre salle de veille. Un nouveau collègue devrait suivre ce cours avant sa première garde.',
    ],
  ],
  'river-measurement': [
    ['le.quang.huy', 700, 'Cách chọn mặt cắt được trình bày rất rõ ràng.'],
    ['pavel.orlov', 320, 'Жаль, что мало про измерения зимой, подо льдом. В остальном отлично.'],
    ['learner', 180, '学完以后自己去断面上测了一次，和自动站相差不到 4%。'],
  ],
  'information-security': [
    ['hannah.brook', 500, 'Ten minutes well spent. The fake delivery notice fooled me.'],
    ['teacher', 260, 'សូម​មិត្តរួមការងារ​ប្ដូរ​ពាក្យសម្ងាត់​ខ្សោយ ក្រោយ​ពេល​រៀន​ចប់។'],
  ],
}

/** The comments of the demo organisation as rows. */
export function commentRows(now: Date): CourseCommentTable[] {
  const minute = Math.floor(now.getTime() / 60_000) * 60_000
  return Object.entries(demoComments).flatMap(([course, said]) =>
    said.map(([account, hoursAgo, content], i) => ({
      id: demoId('comment', `${course} ${i}`),
      course_id: demoId('course', course),
      user_id: userId(account),
      content,
      created_at: minute - hoursAgo * HOUR_MS,
    })),
  )
}
