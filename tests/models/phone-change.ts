import { phoneChangeFlow } from '#machines/flows/contact-change.ts'
import { contactChangeModel } from './contact-change.ts'

export const phoneChangeModel = contactChangeModel(phoneChangeFlow, 'phone')
