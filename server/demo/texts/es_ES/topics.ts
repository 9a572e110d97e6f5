import type { TopicTexts } from '#server/course/topic-texts.demo.ts'

export const topics: TopicTexts = {
  'flood-season': {
    title: 'Preparados para la temporada de crecidas',
    summary:
      'De la primera gota de lluvia a la última familia a salvo: lo que deben saber durante una temporada quienes pronostican, vigilan los diques y dirigen la emergencia.',
  },
  'living-rivers': {
    title: 'Ríos que siguen vivos',
    summary:
      'Un río vive si su agua está limpia, corre según la estación, arrastra sus sedimentos y deja pasar a los peces. Cinco cursos lo tratan paso a paso y terminan con humedales recuperados.',
  },
  'gauge-to-map': {
    title: 'De la escala al mapa',
    summary:
      'Siga una lectura desde la estación de aforo, pasando por su revisión y su archivo, hasta el mapa en que se apoya una decisión. Un buen comienzo para quien llega a una estación o a un centro de datos.',
  },
  'shared-water': {
    title: 'Compartir un río',
    summary:
      'Aguas arriba y aguas abajo, dos provincias, dos países: qué pueden hacer el derecho, la planificación y la negociación cuando el agua no alcanza para todos.',
  },
}
