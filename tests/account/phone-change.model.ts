import { phoneChangeFlow } from '#machines/account/contact-change.flow.ts'
import { contactChangeModel } from './contact-change.model.ts'

export const phoneChangeModel = contactChangeModel(phoneChangeFlow, 'phone')
