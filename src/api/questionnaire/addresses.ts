import { addressIn, type Addresses } from '#api/kit/addresses.ts'

export const questionnaireAddresses = {
  questionnairepaper: { path: '/questionnairepaper', takes: ['questionnaireID'] },
  qusetionnaireresult: { path: '/qusetionnaireresult', takes: ['questionnaireID'] },
  questionnaire: { path: '/usercenter/questionnaire', takes: ['state', 'keyword', 'size'] },
  vote: { path: '/usercenter/vote', takes: ['state', 'keyword', 'size'] },
} as const satisfies Addresses

export const questionnaireAddress = addressIn(questionnaireAddresses)
