import type { BaseTranslation } from '../../i18n-types.ts'

const zhCNShell = {
  navigation: '主导航',
} satisfies BaseTranslation

export default zhCNShell
