export { ClassDetailFrame as default } from './class-detail.tsx'
