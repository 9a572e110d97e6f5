import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  steps: 'Passos',
  stepContact: 'Novo contacto',
  stepCode: 'Verificação',
  stepDone: 'Concluído',
  current: 'Atual: {contact}',
  country: 'País ou região',
  sentTo:
    'Foi enviado um código de seis dígitos para {contact}. É válido durante {minutes} {{|minuto|||de minutos|minutos}}.',
  confirm: 'Confirmar',
  phone: {
    heading: 'Alterar o número de telemóvel',
    bindHeading: 'Adicionar um número de telemóvel',
    bindLead:
      'O telemóvel recebe os códigos de verificação e permite-lhe recuperar o acesso se se esquecer da palavra-passe.',
    original: 'Telemóvel atual',
    fresh: 'Novo telemóvel',
    first: 'Telemóvel',
    doneHeading: 'Número guardado',
    doneText: 'A partir de agora, os códigos de verificação seguem para este número:',
    alreadyHeading: 'Já tem um número de telemóvel',
    alreadyText: 'A sua conta usa o número {contact}.',
    toChange: 'Alterar o número',
  },
  email: {
    heading: 'Alterar o e-mail',
    bindHeading: 'Adicionar um e-mail',
    bindLead:
      'O e-mail recebe os códigos de verificação e permite-lhe recuperar o acesso se se esquecer da palavra-passe.',
    original: 'E-mail atual',
    fresh: 'Novo e-mail',
    first: 'E-mail',
    doneHeading: 'E-mail guardado',
    doneText: 'A partir de agora, os códigos de verificação seguem para este endereço:',
  },
  reason: {
    phoneOriginalEmpty: 'Introduza o número atual.',
    phoneOriginalInvalid: 'O número atual não é válido.',
    phoneOriginalWrong: 'Este não é o seu número atual.',
    phoneEmpty: 'Introduza um número de telemóvel.',
    phoneInvalid: 'O número não é válido. Verifique o país ou a região.',
    phoneSame: 'O novo número tem de ser diferente do atual.',
    phoneBound: 'Outra conta já usa este número.',
    emailOriginalEmpty: 'Introduza o e-mail atual.',
    emailOriginalInvalid: 'O e-mail atual não é válido.',
    emailOriginalWrong: 'Este não é o seu e-mail atual.',
    emailEmpty: 'Introduza um e-mail.',
    emailInvalid: 'O endereço de e-mail não é válido.',
    emailSame: 'O novo e-mail tem de ser diferente do atual.',
    emailBound: 'Outra conta já usa este e-mail.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  resetPhone: 'Alterar o telemóvel',
  resetEmail: 'Alterar o e-mail',
  bindPhone: 'Adicionar um telemóvel',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  resetPhone: 'telefone, número novo, adicionar telemóvel',
  resetEmail: 'correio eletrónico, e-mail novo, endereço, adicionar e-mail',
} satisfies Translation<typeof zhCN.keywords>
