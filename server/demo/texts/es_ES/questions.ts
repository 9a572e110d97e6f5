import type { QuestionTexts } from '#server/question/question-texts.demo.ts'

export const questions: QuestionTexts = {
  banks: {
    'river-flow': {
      name: 'Medición del caudal',
      topics: { section: 'La sección transversal', velocity: 'Velocidad y caudal' },
    },
    'dam-safety': { name: 'Seguridad de presas', topics: { round: 'La ronda', seepage: 'Filtraciones' } },
  },
  questions: {
    'straight-reach': {
      stem: '¿Qué longitud deben tener las orillas paralelas donde se mide el caudal?',
      options: [
        'La misma que el ancho del río',
        'Al menos cinco veces el ancho del río',
        'Exactamente 100 metros',
        'No importa si el lecho es firme',
      ],
      explanation:
        'Un tramo recto de al menos **cinco anchos** permite que la corriente se asiente antes de pasar por la sección.',
    },
    'near-a-bridge': {
      stem: 'Un puente es un buen lugar para medir, porque sus pilares estabilizan la corriente.',
      explanation:
        'Los puentes y los afluentes perturban el flujo un largo trecho aguas abajo; conviene alejarse de ambos.',
    },
    'good-section': {
      stem: '¿Qué habla **a favor** de una sección transversal?',
      options: [
        'Un lecho firme y regular',
        'Remansos de agua muerta junto a una orilla',
        'Orillas paralelas',
        'Ningún afluente cercano aguas arriba',
      ],
      explanation:
        'El agua muerta, la vegetación y las piedras hacen inciertas la profundidad y la velocidad de una franja.',
    },
    'one-reading': {
      stem: 'En aguas poco profundas basta una lectura. ¿A qué profundidad $d$ bajo la superficie se toma si el agua tiene una profundidad $h$?',
      options: ['$d = 0.2\\,h$', '$d = 0.5\\,h$', '$d = 0.6\\,h$', '$d = 0.8\\,h$'],
      explanation:
        'A $0.6\\,h$ la velocidad se acerca a la media de la vertical. En aguas más profundas se toma la media de dos lecturas, a $0.2\\,h$ y a $0.8\\,h$.',
    },
    'strip-discharge': {
      stem: 'Una franja tiene $b = 2\\,\\text{m}$ de ancho y $h = 1.5\\,\\text{m}$ de profundidad. Las lecturas son $v_{0.2} = 0.9$ y $v_{0.8} = 0.5\\,\\text{m/s}$. ¿Cuánta agua lleva?\n\n$$q = \\frac{v_{0.2} + v_{0.8}}{2} \\cdot h \\cdot b$$',
      options: [
        '$2.1\\,\\text{m}^3/\\text{s}$',
        '$1.4\\,\\text{m}^3/\\text{s}$',
        '$2.7\\,\\text{m}^3/\\text{s}$',
        '$4.2\\,\\text{m}^3/\\text{s}$',
      ],
      explanation: 'La velocidad media es $0.7\\,\\text{m/s}$, y $0.7 \\cdot 1.5 \\cdot 2 = 2.1$.',
    },
    'why-forty-seconds': {
      stem: '¿Por qué debe girar el molinete al menos cuarenta segundos?',
      explanation:
        'La velocidad de un río nunca es del todo constante; una lectura más larga compensa sus pulsaciones.',
    },
    'same-order': {
      stem: '¿Por qué se recorre la presa siempre en el mismo orden?',
      options: [
        'Porque es el camino más corto',
        'Porque primero hay que engrasar las compuertas',
        'Porque así dos personas se reparten el trabajo',
        'Porque así se advierte lo que ha cambiado',
      ],
      explanation: 'Lo que se ve siempre en el mismo lugar se compara sin pensarlo.',
    },
    'where-leaks-show': {
      stem: '¿Dónde aparecen la mayoría de las fugas de una presa de tierra?',
      options: ['Al pie', 'En los estribos', 'En la coronación', 'En las compuertas del aliviadero'],
      explanation: 'Dedique tiempo al pie y a los estribos.',
    },
    'clear-seepage': {
      stem: 'Una filtración clara que no cambia con el mismo nivel del embalse suele ser inofensiva.',
      explanation: 'Casi toda presa de tierra deja pasar algo de agua. Una filtración turbia se comunica de inmediato.',
    },
    'sudden-drop': {
      stem: 'El caudal de un dren cae de repente mientras el embalse mantiene su nivel. ¿Qué puede significar y qué hace usted?',
      explanation:
        'El dren puede haberse obstruido, de modo que sube la presión dentro de la presa. Mida de nuevo e informe.',
    },
  },
}
