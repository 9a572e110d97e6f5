import { part } from '#app/kit/part.ts'

export const live = part({ name: 'livePlay', path: '/livePlay', isPublic: true, hasHeader: false, takes: ['id'] })
