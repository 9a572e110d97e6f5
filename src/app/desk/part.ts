import { partWithoutPages } from '#app/kit/part.ts'

export const desk = partWithoutPages(({ transport }) => ({
  desk: () => import('./flows.ts').then((of) => of.provideDesk(transport)),
}))
