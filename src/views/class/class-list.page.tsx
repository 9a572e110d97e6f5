export { ClassList as default } from './class-list.tsx'
