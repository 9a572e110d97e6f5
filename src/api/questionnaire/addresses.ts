import { addressIn, type Addresses } from '#api/kit/addresses.ts'

export const questionnaireAddresses = {
  questionnairepaper: { path: '/questionnairepaper', takes: ['questionnaireID'] },
  qusetionnaireresult: { path: '/qusetionnaireresult', takes: ['questionnaireID'] },
  classAssessment: { path: '/classAssessment', takes: ['questionnaireID'] },
  assessmentResultSuccess: { path: '/assessmentResultSuccess', takes: ['questionnaireID'] },
  questionnaire: { path: '/usercenter/questionnaire', takes: ['state', 'keyword', 'size'] },
  vote: { path: '/usercenter/vote', takes: ['state', 'keyword', 'size'] },
} as const satisfies Addresses

export const questionnaireAddress = addressIn(questionnaireAddresses)

/** [ROUTE-54, ROUTE-56] Where a questionnaire, a vote or an evaluation is answered. */
export const answerAddress = (kind: 'questionnaire' | 'vote' | 'evaluation', questionnaireID: string): string =>
  questionnaireAddress(kind === 'evaluation' ? 'classAssessment' : 'questionnairepaper', { questionnaireID })
