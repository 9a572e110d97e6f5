import type { TopicTexts } from '#server/course/topic-texts.demo.ts'

export const topics: TopicTexts = {
  'flood-season': {
    title: 'Preparados para a época das cheias',
    summary:
      'Da primeira gota de chuva à última família em segurança: o que devem saber, ao longo de uma época, quem prevê, quem vigia os diques e quem comanda.',
  },
  'living-rivers': {
    title: 'Manter os rios vivos',
    summary:
      'Um rio vive quando a água é limpa, o caudal segue as estações, os sedimentos circulam e os peixes passam. Cinco cursos tratam destes pontos um a um e terminam com zonas húmidas recuperadas.',
  },
  'gauge-to-map': {
    title: 'Da escala hidrométrica ao mapa',
    summary:
      'Acompanhe uma leitura desde a estação, pela verificação e pelo arquivo, até ao mapa em que assenta uma decisão. Um bom começo para quem chega a uma estação ou a um centro de dados.',
  },
  'shared-water': {
    title: 'Partilhar um rio',
    summary:
      'Montante e jusante, duas províncias, dois países: o que podem o direito, o planeamento e a negociação quando a água não chega para todos.',
  },
}
