import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  or: 'ou',
  signIn: 'Iniciar sessão com uma chave de acesso',
  cancel: 'Cancelar',
  waiting: 'Siga as indicações do navegador ou do dispositivo.',
  heading: 'Chaves de acesso',
  intro:
    'Inicie sessão com a impressão digital, o rosto ou o PIN do seu dispositivo, sem nome de conta, palavra-passe nem código. Uma chave de acesso não se adivinha nem lhe pode ser extorquida com enganos.',
  add: 'Adicionar uma chave de acesso',
  addText: 'Escolha um nome. Depois, o navegador ou o dispositivo confirma que é mesmo você.',
  next: 'Continuar',
  unsupported: 'Não é possível usar chaves de acesso neste navegador ou neste endereço.',
  full: 'É o máximo: {max}. Remova uma para adicionar outra.',
  emptyTitle: 'Ainda não há chaves de acesso',
  emptyText: 'Com uma, da próxima vez basta um gesto no seu dispositivo.',
  name: 'Nome',
  nameHint: 'Para a reconhecer, por exemplo «Portátil do trabalho».',
  defaultName: 'Chave de acesso {number}',
  confirmTitle: 'Confirme que é você',
  confirmText:
    'Iniciou sessão há algum tempo. Introduza a palavra-passe antes de adicionar uma forma de iniciar sessão.',
  added: 'A chave de acesso foi adicionada.',
  renamed: 'O nome foi alterado.',
  removed: 'A chave de acesso foi removida.',
  created: 'Adicionada',
  used: 'Última utilização',
  never: 'Ainda não utilizada',
  synced: 'Sincronizada entre dispositivos',
  oneDevice: 'Só num dispositivo',
  rename: 'Mudar o nome',
  renameOne: 'Mudar o nome de «{name}»',
  renameTitle: 'Mudar o nome desta chave',
  renameText: 'Só você vê o nome.',
  save: 'Guardar',
  remove: 'Remover',
  removeOne: 'Remover «{name}»',
  removeTitle: 'Remover «{name}»?',
  removeText:
    'Deixa de servir para iniciar sessão aqui. O dispositivo pode continuar a mostrá-la: apague-a também no gestor de palavras-passe.',
  keep: 'Manter',
  reason: {
    expired: 'Demorou demasiado tempo. Comece de novo.',
    unknown: 'O portal não conhece esta chave de acesso. Pode ter sido removida.',
    refused: 'Não foi possível verificar a chave de acesso.',
    unavailable: 'O navegador ou o dispositivo não conseguiu usar uma chave de acesso.',
    confirm: 'Introduza a palavra-passe antes de adicionar uma forma de iniciar sessão.',
    signInAnew:
      'Iniciou sessão há algum tempo. Termine a sessão, inicie-a de novo e adicione-a nos dez minutos seguintes.',
    wrongPassword: 'A palavra-passe está errada.',
    tooMany: 'Já tem o máximo de chaves de acesso. Remova uma para adicionar outra.',
    emptyName: 'Introduza um nome.',
    longName: 'Um nome tem no máximo 50 caracteres.',
    known: 'Este dispositivo já tem uma chave de acesso sua.',
    lastWay: 'É a sua única forma de iniciar sessão, por isso não pode ser removida.',
  },
  told: {
    addedSubject: 'Foi adicionada uma chave de acesso',
    addedText:
      'A chave de acesso «{name}» acaba de ser adicionada à sua conta do portal de formação e serve para iniciar sessão. Se não foi você, remova-a de imediato e mude a palavra-passe.',
    removedSubject: 'Foi removida uma chave de acesso',
    removedText:
      'A chave de acesso «{name}» acaba de ser removida da sua conta do portal de formação. Se não foi você, mude a palavra-passe de imediato e contacte o administrador.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  passkeys: 'Formas de entrar',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  passkeys:
    'chaves de acesso, impressão digital, rosto, chave de segurança, formas de iniciar sessão, início de sessão único, segurança da conta',
} satisfies Translation<typeof zhCN.keywords>
