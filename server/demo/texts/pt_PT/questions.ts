import type { QuestionTexts } from '#server/question/question-texts.demo.ts'

export const questions: QuestionTexts = {
  banks: {
    'river-flow': {
      name: 'Medição do caudal dos rios',
      topics: { section: 'A secção transversal', velocity: 'Velocidade e caudal' },
    },
    'dam-safety': { name: 'Segurança de barragens', topics: { round: 'A ronda', seepage: 'Percolação' } },
  },
  questions: {
    'straight-reach': {
      stem: 'Em que extensão devem as margens ser paralelas onde se mede o caudal?',
      options: [
        'A largura do rio',
        'Pelo menos cinco vezes a largura do rio',
        'Exatamente 100 metros',
        'Não importa, desde que o leito seja firme',
      ],
      explanation: 'Um troço reto de pelo menos **cinco larguras** deixa a corrente acalmar antes de passar na secção.',
    },
    'near-a-bridge': {
      stem: 'Uma ponte é um bom sítio para medir, porque os pilares estabilizam a corrente.',
      explanation: 'Pontes e afluentes perturbam o escoamento até longe, a jusante; afaste-se de ambos.',
    },
    'good-section': {
      stem: 'O que fala **a favor** de uma secção transversal?',
      options: [
        'Um leito firme e regular',
        'Zonas de água parada junto a uma margem',
        'Margens paralelas',
        'Nenhum afluente próximo a montante',
      ],
      explanation: 'Água parada, ervas e pedras tornam incertas a profundidade e a velocidade de uma faixa.',
    },
    'one-reading': {
      stem: 'Em água pouco profunda basta uma leitura. A que profundidade $d$ abaixo da superfície se faz, se a água tiver a profundidade $h$?',
      options: ['$d = 0.2\\,h$', '$d = 0.5\\,h$', '$d = 0.6\\,h$', '$d = 0.8\\,h$'],
      explanation:
        'A $0.6\\,h$ a velocidade aproxima-se da média da vertical. Em água mais funda tome a média de duas leituras, a $0.2\\,h$ e a $0.8\\,h$.',
    },
    'strip-discharge': {
      stem: 'Uma faixa tem $b = 2\\,\\text{m}$ de largura e $h = 1.5\\,\\text{m}$ de profundidade. As leituras são $v_{0.2} = 0.9$ e $v_{0.8} = 0.5\\,\\text{m/s}$. Que caudal transporta?\n\n$$q = \\frac{v_{0.2} + v_{0.8}}{2} \\cdot h \\cdot b$$',
      options: [
        '$2.1\\,\\text{m}^3/\\text{s}$',
        '$1.4\\,\\text{m}^3/\\text{s}$',
        '$2.7\\,\\text{m}^3/\\text{s}$',
        '$4.2\\,\\text{m}^3/\\text{s}$',
      ],
      explanation: 'A velocidade média é $0.7\\,\\text{m/s}$, e $0.7 \\cdot 1.5 \\cdot 2 = 2.1$.',
    },
    'why-forty-seconds': {
      stem: 'Porque deve o molinete rodar pelo menos quarenta segundos?',
      explanation: 'A velocidade de um rio nunca é totalmente constante; uma leitura mais longa atenua as pulsações.',
    },
    'same-order': {
      stem: 'Porque se percorre a barragem sempre pela mesma ordem?',
      options: [
        'Porque é o caminho mais curto',
        'Porque é preciso olear primeiro as comportas',
        'Porque assim duas pessoas dividem o trabalho',
        'Porque assim se nota o que mudou',
      ],
      explanation: 'O que se vê sempre no mesmo sítio compara-se sem pensar.',
    },
    'where-leaks-show': {
      stem: 'Onde aparece a maioria das fugas de uma barragem de aterro?',
      options: ['No pé', 'Nos encontros', 'No coroamento', 'Nas comportas do descarregador'],
      explanation: 'Demore-se no pé e nos encontros.',
    },
    'clear-seepage': {
      stem: 'Uma percolação límpida que se mantém com o mesmo nível da albufeira é, em geral, inofensiva.',
      explanation:
        'Quase todas as barragens de aterro deixam passar alguma água. A percolação turva comunica-se de imediato.',
    },
    'sudden-drop': {
      stem: 'O caudal de um dreno cai de repente e a albufeira mantém o nível. O que pode significar e o que faz?',
      explanation: 'O dreno pode ter ficado obstruído, e a pressão sobe dentro da barragem. Meça de novo e comunique.',
    },
  },
}
