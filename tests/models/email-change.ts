import { emailChangeFlow } from '#machines/flows/contact-change.ts'
import { contactChangeModel } from './contact-change.ts'

export const emailChangeModel = contactChangeModel(emailChangeFlow, 'email')
