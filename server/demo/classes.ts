import type { ClassTable } from '../database/schema.ts'

/** A class, its days counted from today, and who is in it: accounts by name, people by every n-th. */
export interface DemoClass {
  readonly name: string
  readonly title: string
  readonly kind: ClassTable['kind']
  readonly from: number
  readonly to: number
  readonly accounts: readonly string[]
  readonly everyNth: number
}

export const demoClasses: readonly DemoClass[] = [
  { name: 'flood', title: '洪水预报与应急指挥研修班', kind: 'face', from: -9, to: 12, accounts: ['learner', 'leader', 'committee', 'headmaster'], everyNth: 3 },
  { name: 'water-law', title: 'Water Law Across Borders', kind: 'online', from: -40, to: 30, accounts: ['learner', 'teacher'], everyNth: 2 },
  { name: 'leadership', title: '中青年干部培训班', kind: 'party', from: -3, to: 25, accounts: ['committee', 'school'], everyNth: 5 },
  { name: 'sediment', title: 'Modélisation des sédiments', kind: 'online', from: 14, to: 70, accounts: ['learner', 'leader'], everyNth: 4 },
  { name: 'dam-safety', title: 'Безопасность плотин', kind: 'face', from: -90, to: -60, accounts: ['learner', 'committee', 'headmaster'], everyNth: 3 },
]
