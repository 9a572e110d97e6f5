import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'Organização',
  name: 'Nome do portal',
  nameHint:
    'Aparece no topo de cada página, no título do navegador e no ecrã inicial dos telemóveis. Sem nome em nenhuma língua, o portal mantém o de origem.',
  fallback: 'Basta uma língua; quem lê noutras vê o nome nessa.',
  settings: 'Língua e hora',
  settingsHint: 'Segundo as definições do servidor {settings}.',
  mainLanguage: 'Língua principal',
  timeZone: 'Fuso horário',
  reason: {
    nameBraces: 'O nome não pode conter chavetas.',
  },
} satisfies Translation<typeof zhCN.default>
