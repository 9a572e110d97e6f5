import { emailChangeFlow } from '#machines/account/contact-change.flow.ts'
import { contactChangeModel } from './contact-change.model.ts'

export const emailChangeModel = contactChangeModel(emailChangeFlow, 'email')
