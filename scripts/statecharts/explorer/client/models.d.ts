/** The machines' models, bundled when the page is built. */
declare module 'virtual:models' {
  export const models: readonly import('../../../paths/model.ts').AnyPathModel[]
}
