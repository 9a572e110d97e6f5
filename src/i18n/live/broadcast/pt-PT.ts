import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'Transmissões em direto',
  intro:
    'Planeie transmissões em direto. Depois de guardadas, todos as encontram no cabeçalho, na página inicial e na agenda.',
  create: 'Planear uma transmissão',
  searchPlaceholder: 'Palavras do título, da descrição ou do orador',
  title: 'Título',
  summary: 'Descrição',
  summaryHint: 'Mostrada na página da transmissão: de que trata e a quem se destina.',
  fallback: 'Sem tradução, os leitores veem o título e a descrição que existirem.',
  details: 'Horário e endereços',
  speaker: 'Orador',
  startsAt: 'Início',
  endsAt: 'Fim',
  joinUrl: 'Endereço fora do portal',
  joinUrlHint:
    'Se for indicado, todos abrem este endereço numa janela nova, como a ligação de uma videoconferência. Caso contrário, a transmissão é vista no leitor do portal.',
  source: 'Sinal',
  sourceHint:
    'O endereço de uma lista de reprodução que termina em {ending}, num servidor indicado na definição {setting}. Pode ser acrescentado mais tarde; até lá, a página diz que ainda não há sinal.',
  watch: 'Abrir a página',
  done: 'A transmissão foi eliminada.',
  askRemove: 'Eliminar esta transmissão?',
  askRemoveText: 'Desaparece de imediato do cabeçalho, da página inicial e da agenda. Não é possível anular.',
  remove: 'Eliminar a transmissão',
  reason: {
    titleMissing: 'Escreva um título em pelo menos uma língua.',
    endBeforeStart: 'O fim tem de ser posterior ao início.',
    tooLong: 'Uma transmissão dura no máximo 31 dias.',
    linkInvalid: 'O endereço fora do portal tem de ser um endereço web completo.',
    sourceInvalid: 'O sinal tem de ser o endereço completo de uma lista de reprodução.',
    sourceForeign:
      'O portal não tem autorização para reproduzir sinais deste servidor. Peça a quem o gere que o autorize.',
  },
} satisfies Translation<typeof zhCN.default>
