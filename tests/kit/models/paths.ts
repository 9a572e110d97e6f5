/**
 * How a model of a machine is written, and how its paths are made and walked. One model a machine: what its events
 * bring along, what its services may answer, what each of its states shows.
 */
export { coveringPaths, type Cover, type Path } from '../../../scripts/paths/cover.ts'
export { layerModel, type Beyond } from '../../../scripts/paths/layer.ts'
export type { BrowserStage } from '../../../scripts/paths/layers/browser.ts'
export type { HttpStage } from '../../../scripts/paths/layers/http.ts'
export { pathModel, type AnyPathModel, type Step } from '../../../scripts/paths/model.ts'
export { walk } from '../../../scripts/paths/walk.ts'
