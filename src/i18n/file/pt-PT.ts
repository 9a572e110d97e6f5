import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  choose: 'Escolher um ficheiro',
  drop: 'ou largue-o aqui',
  dropNow: 'Largue para carregar',
  limits: '{types}, até {size}',
  queued: 'À espera da sua vez…',
  uploading: '{sent} de {size}',
  progress: 'Carregamento de {name}',
  cancel: 'Cancelar o carregamento',
  cancelled: 'Carregamento cancelado',
  uploaded: 'Carregado',
  replace: 'Substituir',
  remove: 'Remover',
  shown: {
    show: 'Mostrar aqui',
    hide: 'Ocultar',
  },
  pdf: {
    page: '{name}, página {page} de {pages}',
    larger: 'Aumentar',
    smaller: 'Diminuir',
    toWidth: 'Ajustar à largura',
    brokenTitle: 'Não é possível mostrar este PDF',
    brokenText: 'Pode estar danificado. Transfira-o e experimente outro programa.',
    lockedTitle: 'Este PDF está protegido por palavra-passe',
    lockedText: 'Transfira-o e abra-o com a palavra-passe.',
    noWords: 'Esta página é uma imagem: não contém texto que possa ser lido em voz alta ou pesquisado.',
    failed: 'Não é possível mostrar esta página. Transfira o ficheiro para a ver.',
  },
  reason: {
    noFile: 'Escolha um ficheiro para carregar.',
    wrongType: 'Este tipo de ficheiro não é aceite aqui.',
    empty: 'Este ficheiro está vazio.',
    tooLarge: 'O ficheiro tem mais de 10 MB. Reduza-o ou divida-o.',
    avatarTooLarge: 'A imagem tem mais de 2 MB. Escolha uma menor.',
    otherContent: 'O conteúdo do ficheiro não corresponde à sua extensão.',
    tooMuchUnused:
      'Já carregou aqui muitos ficheiros que ainda não são usados. Guarde ou entregue os que carregou, ou aguarde um dia: os que não são usados são eliminados.',
    tooManyPixels: 'A imagem tem demasiados píxeis. Reduza-a e tente novamente.',
    tooManyScans: 'A imagem demora demasiado a processar. Volte a guardá-la num editor de imagens e tente novamente.',
    failed: 'O carregamento falhou. Tente novamente.',
  },
} satisfies Translation<typeof zhCN.default>
