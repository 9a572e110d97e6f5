import { partWithoutPages } from '#app/kit/part.ts'

export const assistant = partWithoutPages(({ transport, routes }) => ({
  assistant: () => import('./flows.ts').then((of) => of.provideAssistant(transport, routes)),
}))
