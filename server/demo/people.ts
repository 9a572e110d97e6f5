/** People of the demo organisation beside the accounts: [account name, name]. None of them can sign in. */
const COMMUNITIES = [
  {
    language: 'zh_CN',
    phone: '+86139########',
    people: [
      ['chen.yuhan', '陈雨涵'],
      ['wang.haoran', '王浩然'],
      ['zhao.mingzhe', '赵明哲'],
      ['liu.siyuan', '刘思源'],
      ['sun.jiayi', '孙嘉怡'],
      ['he.zhiqiang', '何志强'],
    ],
  },
  {
    language: 'en_US',
    phone: '+447700900###',
    people: [
      ['grace.whitfield', 'Grace Whitfield'],
      ['daniel.okafor', 'Daniel Okafor'],
      ['hannah.brook', 'Hannah Brook'],
      ['thomas.ellery', 'Thomas Ellery'],
      ['priya.raman', 'Priya Raman'],
    ],
  },
  {
    language: 'fr_FR',
    phone: '+3363998####',
    people: [
      ['camille.moreau', 'Camille Moreau'],
      ['julien.fabre', 'Julien Fabre'],
      ['aissatou.diallo', 'Aïssatou Diallo'],
      ['luc.vasseur', 'Luc Vasseur'],
      ['ines.garnier', 'Inès Garnier'],
    ],
  },
  {
    language: 'ar_AR',
    phone: '+20100#######',
    people: [
      ['layla.hassan', 'ليلى حسن'],
      ['omar.farouk', 'عمر فاروق'],
      ['yasmin.saleh', 'ياسمين صالح'],
      ['karim.nasser', 'كريم ناصر'],
      ['huda.mansour', 'هدى منصور'],
    ],
  },
  {
    language: 'es_ES',
    phone: '+34612######',
    people: [
      ['lucia.herrera', 'Lucía Herrera'],
      ['mateo.ibanez', 'Mateo Ibáñez'],
      ['carmen.vidal', 'Carmen Vidal'],
      ['javier.montoya', 'Javier Montoya'],
      ['elena.rojas', 'Elena Rojas'],
    ],
  },
  {
    language: 'id_ID',
    phone: '+62813#######',
    people: [
      ['dewi.lestari', 'Dewi Lestari'],
      ['agus.wijaya', 'Agus Wijaya'],
      ['putri.anggraini', 'Putri Anggraini'],
      ['rizky.pratama', 'Rizky Pratama'],
      ['sri.handayani', 'Sri Handayani'],
    ],
  },
  {
    language: 'kh_KH',
    phone: '+85512######',
    people: [
      ['chan.dara', 'ចាន់ ដារ៉ា'],
      ['sok.pisey', 'សុខ ពិសី'],
      ['kim.sovann', 'គឹម សុវណ្ណ'],
      ['heng.bopha', 'ហេង បុប្ផា'],
      ['ly.rithy', 'លី រិទ្ធី'],
    ],
  },
  {
    language: 'laos_LA',
    phone: '+8562055######',
    people: [
      ['khamla.phommachan', 'ຄຳຫຼ້າ ພົມມະຈັນ'],
      ['bounmy.sisavath', 'ບຸນມີ ສີສະຫວາດ'],
      ['noy.keomany', 'ນ້ອຍ ແກ້ວມະນີ'],
      ['somsak.inthavong', 'ສົມສັກ ອິນທະວົງ'],
      ['daovone.chanthala', 'ດາວວອນ ຈັນທະລາ'],
    ],
  },
  {
    language: 'pt_PT',
    phone: '+35196#######',
    people: [
      ['ines.carvalho', 'Inês Carvalho'],
      ['tiago.marques', 'Tiago Marques'],
      ['beatriz.nogueira', 'Beatriz Nogueira'],
      ['rui.azevedo', 'Rui Azevedo'],
      ['celeste.tavares', 'Celeste Tavares'],
    ],
  },
  {
    language: 'ru_RU',
    phone: '+7903#######',
    people: [
      ['anna.sokolova', 'Анна Соколова'],
      ['pavel.orlov', 'Павел Орлов'],
      ['irina.belova', 'Ирина Белова'],
      ['sergey.lebedev', 'Сергей Лебедев'],
      ['olga.morozova', 'Ольга Морозова'],
    ],
  },
  {
    language: 'vi_VN',
    phone: '+8498#######',
    people: [
      ['tran.minh.anh', 'Trần Minh Anh'],
      ['le.quang.huy', 'Lê Quang Huy'],
      ['pham.thu.ha', 'Phạm Thu Hà'],
      ['vo.duc.long', 'Võ Đức Long'],
      ['dang.bao.ngoc', 'Đặng Bảo Ngọc'],
    ],
  },
] as const

export interface DemoPerson {
  readonly account: string
  readonly originalName: string
  /** A code of the table of languages. */
  readonly language: string
  readonly phone: string
  readonly email: string
}

/** Digits derived from the position in the list, so that runs are reproducible. */
const digits = (i: number, length: number): string => String((i + 1) * 104_729 + 7_654_321).slice(-length)

export const demoPeople: readonly DemoPerson[] = COMMUNITIES.flatMap(({ language, phone, people }) =>
  people.map(([account, originalName]) => ({ account, originalName, language, phone })),
).map((person, i) => ({
  ...person,
  phone: person.phone.replace(/#+/, ({ length }) => digits(i, length)),
  email: `${person.account}@academy.example`,
}))
