import type { QuestionTexts } from '#server/question/question-texts.demo.ts'

export const questions: QuestionTexts = {
  banks: {
    'river-flow': { name: 'Jaugeage des rivières', topics: { section: 'La section', velocity: 'Vitesse et débit' } },
    'dam-safety': { name: 'Sécurité des barrages', topics: { round: 'La tournée', seepage: 'Infiltrations' } },
  },
  questions: {
    'straight-reach': {
      stem: 'Sur quelle longueur les rives doivent-elles être parallèles là où l’on jauge ?',
      options: [
        'Une fois la largeur de la rivière',
        'Au moins cinq fois la largeur de la rivière',
        'Exactement 100 mètres',
        'Peu importe si le fond est ferme',
      ],
      explanation: 'Un bief droit d’au moins **cinq largeurs** laisse le courant se calmer avant la section de mesure.',
    },
    'near-a-bridge': {
      stem: 'Un pont est un bon endroit pour jauger, car ses piles régularisent le courant.',
      explanation: 'Ponts et affluents perturbent l’écoulement loin en aval : éloignez-vous des deux.',
    },
    'good-section': {
      stem: 'Qu’est-ce qui plaide **en faveur** d’une section ?',
      options: [
        'Un fond ferme et régulier',
        'Des zones d’eau morte le long d’une rive',
        'Des rives parallèles',
        'Pas d’affluent proche en amont',
      ],
      explanation: 'L’eau morte, les herbes et les blocs rendent incertaines la profondeur et la vitesse d’une bande.',
    },
    'one-reading': {
      stem: 'En eau peu profonde, une seule lecture suffit. À quelle profondeur $d$ sous la surface la fait-on, si l’eau est profonde de $h$ ?',
      options: ['$d = 0.2\\,h$', '$d = 0.5\\,h$', '$d = 0.6\\,h$', '$d = 0.8\\,h$'],
      explanation:
        'À $0.6\\,h$, la vitesse est proche de la moyenne de la verticale. En eau plus profonde, prenez la moyenne de deux lectures, à $0.2\\,h$ et à $0.8\\,h$.',
    },
    'strip-discharge': {
      stem: 'Une bande a $b = 2\\,\\text{m}$ de large et $h = 1.5\\,\\text{m}$ de profondeur. Les lectures sont $v_{0.2} = 0.9$ et $v_{0.8} = 0.5\\,\\text{m/s}$. Combien d’eau porte-t-elle ?\n\n$$q = \\frac{v_{0.2} + v_{0.8}}{2} \\cdot h \\cdot b$$',
      options: [
        '$2.1\\,\\text{m}^3/\\text{s}$',
        '$1.4\\,\\text{m}^3/\\text{s}$',
        '$2.7\\,\\text{m}^3/\\text{s}$',
        '$4.2\\,\\text{m}^3/\\text{s}$',
      ],
      explanation: 'La vitesse moyenne est de $0.7\\,\\text{m/s}$, et $0.7 \\cdot 1.5 \\cdot 2 = 2.1$.',
    },
    'why-forty-seconds': {
      stem: 'Pourquoi le moulinet doit-il tourner au moins quarante secondes ?',
      explanation:
        'La vitesse d’une rivière n’est jamais tout à fait constante ; une lecture plus longue en lisse les pulsations.',
    },
    'same-order': {
      stem: 'Pourquoi parcourir un barrage toujours dans le même ordre ?',
      options: [
        'Parce que c’est le chemin le plus court',
        'Parce qu’il faut d’abord graisser les vannes',
        'Parce que deux personnes peuvent ainsi se partager le travail',
        'Parce qu’on remarque alors ce qui a changé',
      ],
      explanation: 'Ce que l’on voit toujours au même endroit se compare sans y penser.',
    },
    'where-leaks-show': {
      stem: 'Où apparaissent la plupart des fuites d’un barrage en terre ?',
      options: ['Au pied', 'Aux appuis', 'En crête', 'Aux vannes de l’évacuateur'],
      explanation: 'Prenez votre temps au pied et aux appuis.',
    },
    'clear-seepage': {
      stem: 'Une infiltration claire qui reste stable à niveau de retenue égal est le plus souvent sans danger.',
      explanation:
        'Presque tous les barrages en terre laissent passer un peu d’eau. Une infiltration trouble se signale aussitôt.',
    },
    'sudden-drop': {
      stem: 'Le débit d’un drain chute soudain alors que la retenue reste au même niveau. Que cela peut-il signifier, et que faites-vous ?',
      explanation:
        'Le drain est peut-être bouché, et la pression monte dans le barrage. Mesurez à nouveau et signalez-le.',
    },
  },
}
