import type { TopicTexts } from '#server/course/topic-texts.demo.ts'

export const topics: TopicTexts = {
  'flood-season': {
    title: 'Prêts pour la saison des crues',
    summary:
      'De la première goutte de pluie à la dernière famille mise à l’abri\u202f: ce que prévisionnistes, surveillants de digues et responsables de crise doivent savoir le temps d’une saison.',
  },
  'living-rivers': {
    title: 'Garder les rivières vivantes',
    summary:
      'Une rivière vit quand son eau est propre, que son débit suit les saisons, que ses sédiments circulent et que les poissons passent. Cinq cours abordent ces points un à un et s’achèvent sur des zones humides restaurées.',
  },
  'gauge-to-map': {
    title: 'De l’échelle limnimétrique à la carte',
    summary:
      'Suivez une mesure depuis la station, à travers contrôles et bases de données, jusqu’à la carte qui fonde une décision. Un bon départ pour qui arrive dans une station ou un centre de données.',
  },
  'shared-water': {
    title: 'Partager une même rivière',
    summary:
      'Amont et aval, deux provinces, deux pays\u202f: ce que peuvent le droit, la planification et la négociation quand l’eau ne suffit pas à tous.',
  },
}
