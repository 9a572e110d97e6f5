import type { LectureTexts } from '#server/course/lecture-texts.demo.ts'

export const lectures: LectureTexts = {
  'choosing-the-section': {
    title: 'Choisir la section de mesure',
    lines: [
      'Tout jaugeage commence à pied, par la recherche du bon endroit sur la rivière.',
      'Cherchez un tronçon droit, aux berges parallèles sur au moins cinq fois la largeur du cours d’eau.',
      'Le fond doit être ferme et régulier, sans blocs, sans herbiers et sans zones d’eau morte.',
      'Éloignez-vous des ponts et des affluents\u202f: ils perturbent l’écoulement loin vers l’aval.',
      'Tendez ensuite le câble gradué à angle droit du courant, et relevez l’échelle avant de commencer.',
    ],
  },
  'velocity-to-discharge': {
    title: 'De la vitesse au débit',
    lines: [
      'Répartissez au moins vingt verticales, pour qu’aucune bande ne porte plus d’un dixième du débit.',
      'En eau peu profonde, une lecture suffit, aux six dixièmes de la profondeur sous la surface.',
      'En eau plus profonde, faites-en deux, aux deux dixièmes et aux huit dixièmes, et prenez la moyenne.',
      'Laissez tourner le moulinet quarante secondes au moins\u202f: la vitesse n’est jamais tout à fait constante.',
      'Multipliez chaque vitesse moyenne par la profondeur et la largeur de sa bande, puis additionnez.',
    ],
  },
  'unit-hydrograph': {
    title: 'Ce que dit un hydrogramme unitaire',
    lines: [
      'L’hydrogramme unitaire est la réponse d’un bassin versant à une unité de pluie nette.',
      'La pluie nette, c’est ce qui reste d’un orage une fois servis le sol, les plantes et les creux.',
      'Deux fois plus de pluie nette dans le même temps donne deux fois plus de débit à chaque heure.',
      'Une pluie plus longue se traite comme plusieurs averses brèves, chacune avec son hydrogramme.',
      'Décalez ces hydrogrammes à leur heure, additionnez-les, et vous avez la crue à l’exutoire.',
    ],
  },
  'beginning-of-motion': {
    title: 'Quand le lit se met-il en mouvement\u202f?',
    lines: [
      'L’eau qui coule entraîne le lit de la rivière, et chaque grain résiste de tout son poids.',
      'L’entraînement croît avec la profondeur de l’eau et avec la pente de sa surface.',
      'Passé un seuil, les premiers grains se mettent à rouler, à glisser et à sauter vers l’aval.',
      'Le gravier chemine sur le fond par charriage\u202f; le limon, lui, voyage plus haut, en suspension.',
      'Un barrage retient les sédiments, et l’eau claire qui en sort creuse le lit.',
    ],
  },
  'gaining-and-losing': {
    title: 'Rivières qui gagnent, rivières qui perdent',
    lines: [
      'Une rivière et le sol qui la borde échangent de l’eau tous les jours de l’année.',
      'Là où la nappe est plus haute que la rivière, l’eau souterraine afflue et la rivière gagne.',
      'Là où la nappe est plus basse, la rivière perd de l’eau par son lit et alimente l’aquifère.',
      'En saison sèche, ce lent apport est souvent toute l’eau dont dispose une rivière.',
      'Un puits proche de la berge peut changer un gain en perte, parfois des mois plus tard.',
    ],
  },
  'checking-the-readings': {
    title: 'Avant de prévoir, vérifiez les mesures',
    lines: [
      'Une prévision ne vaut jamais mieux que les mesures dont elle part.',
      'Comparez chaque pluviomètre à ses voisins, et regardez le radar quand l’un d’eux détonne.',
      'Un niveau immobile sous la pluie, c’est plus souvent un flotteur coincé qu’une rivière calme.',
      'Interrogez l’observateur de service, et signalez la valeur douteuse au lieu de l’effacer.',
      'Alors seulement, jugez l’humidité du bassin\u202f: sur sol mouillé, la pluie ruisselle bien davantage.',
    ],
  },
  'routing-the-wave': {
    title: 'Comment voyage une onde de crue',
    lines: [
      'Une onde de crue change en route\u202f: elle arrive plus tard, et d’ordinaire plus basse qu’au départ.',
      'La vallée stocke l’eau tant que la rivière monte, et la rend quand elle baisse.',
      'La propagation tient les comptes\u202f: ce qui entre, moins ce qui sort, est stocké dans le tronçon.',
      'Deux nombres décrivent un tronçon simple\u202f: le temps que met l’onde, et combien elle s’aplatit.',
      'Tirez-les de crues passées de même ampleur, car une grande crue s’étale dans la plaine.',
    ],
  },
  'writing-the-forecast': {
    title: 'Rédiger une prévision utile',
    lines: [
      'Ceux qui lisent votre prévision veulent savoir à quelle hauteur, quand, et avec quelle certitude.',
      'Commencez par la pointe et son heure, et donnez pour chacune une fourchette plutôt qu’un chiffre.',
      'Dites ce que cela signifie sur le terrain\u202f: quelle route, quel pont, quel quartier de la ville.',
      'Annoncez l’heure de la prochaine prévision, pour que personne ne se demande s’il y en aura une.',
      'Si la rivière fait autre chose, dites-le tôt et dites pourquoi\u202f: la confiance est lente à revenir.',
    ],
  },
  'warning-chain': {
    title: 'Une alerte est une chaîne',
    lines: [
      'Une alerte a quatre maillons\u202f: connaître le risque, surveiller, prévenir, être prêt à agir.',
      'Qu’un seul se rompe, et les trois autres ne sauvent pas une vie.',
      'L’argent va surtout aux instruments, mais la plupart des alertes échouent au dernier kilomètre.',
      'Demandez dans chaque village qui entendrait le message à trois heures du matin, et qui non.',
      'Pour chacun de ceux-là, convenez d’un voisin qui viendra frapper à la porte.',
    ],
  },
  'words-that-move': {
    title: 'Des mots qui font bouger',
    lines: [
      'Une bonne alerte dit qui parle, ce qui arrive, où, quand, et ce qu’il faut faire maintenant.',
      'Oubliez débits et périodes de retour\u202f: comparez le niveau à une crue restée dans les mémoires.',
      'Donnez une seule consigne claire\u202f: partez maintenant, par la route du haut, à l’école de la colline.',
      'Répétez les mêmes mots partout, car la plupart attendent une seconde voix avant d’agir.',
      'Quand le danger est passé, dites-le aussi, sinon personne n’écoutera la prochaine fois.',
    ],
  },
  'clocks-of-a-drought': {
    title: 'Les trois horloges d’une sécheresse',
    lines: [
      'Une sécheresse ne commence pas un jour précis\u202f: elle passe du ciel au sol, puis à la rivière.',
      'La pluie parle la première\u202f: l’indice standardisé de précipitations dit si ces mois sont hors norme.',
      'L’humidité du sol suit en quelques semaines, et c’est elle que ressentent les agriculteurs.',
      'Rivières, retenues et nappes viennent en dernier, et sont aussi les dernières à se rétablir.',
      'Convenez des restrictions quand les réserves sont hautes\u202f: en pénurie, toute règle paraît injuste.',
    ],
  },
  'first-hour': {
    title: 'La première heure aux commandes',
    lines: [
      'Dans la première heure d’une crise, vous saurez peu de chose, et la moitié sera fausse.',
      'Trois questions d’abord\u202f: qui est en danger, qu’est-ce qui cède, combien de temps reste-t-il\u202f?',
      'Donnez à chaque tâche un seul nom et un seul délai, et faites-la répéter.',
      'Notez chaque décision avec son heure et sa raison, même quand le temps semble manquer.',
      'Reprenez la carte entière toutes les demi-heures, car le danger se déplace avec l’eau.',
    ],
  },
  'walking-the-dam': {
    title: 'Une tournée qui n’oublie rien',
    lines: [
      'Parcourez un barrage toujours dans le même ordre, et vous verrez ce qui a changé.',
      'Commencez par la crête, regardez-la en enfilade, cherchez affaissements, bombements et fissures.',
      'Traversez le parement aval en zigzag, de façon à en voir deux fois chaque partie.',
      'Prenez votre temps au pied et aux appuis, là où apparaissent la plupart des fuites.',
      'Finissez par l’évacuateur et les vannes, et assurez-vous que chaque vanne bouge vraiment.',
    ],
  },
  'what-seepage-says': {
    title: 'Claire ou trouble\u202f: ce que dit la fuite',
    lines: [
      'Presque tout barrage en remblai laisse passer un peu d’eau, et cela seul n’a rien d’alarmant.',
      'Une fuite claire, constante pour une même cote de retenue, est en général sans danger.',
      'Une fuite trouble emporte la terre du barrage, et il faut la signaler sur-le-champ.',
      'Une baisse soudaine peut être aussi grave qu’une hausse\u202f: un drain s’est peut-être colmaté.',
      'Mesurez le débit avec un seau et une montre, et notez à côté la cote de la retenue.',
    ],
  },
  'causes-of-movement': {
    title: 'Trois causes à tout mouvement',
    lines: [
      'Un barrage bouge tous les jours, et la plupart de ses mouvements sont parfaitement sains.',
      'Une part suit le niveau de l’eau, car une retenue pleine pousse plus fort qu’une retenue vide.',
      'Une deuxième suit les saisons, car le béton se dilate en été et se contracte en hiver.',
      'La troisième est le vieillissement, qui devrait ralentir d’année en année.',
      'Retirez les deux premières par le calcul, et regardez de près ce qui reste.',
      'Si ce reste croît plus vite qu’avant, vérifiez d’abord l’instrument, ensuite le barrage.',
    ],
  },
  'sand-boils': {
    title: 'Bouillonnements de sable et autres signes',
    lines: [
      'Après plusieurs jours de hautes eaux, la digue est imbibée, et les rondes comptent plus que jamais.',
      'Marchez à deux, l’un au pied, l’autre dans le champ derrière, et cherchez les endroits humides.',
      'Une source cernée d’un anneau de sable annonce le renard\u202f: l’eau a commencé à creuser un conduit.',
      'L’eau claire est un avertissement, mais l’eau qui porte du sable est une urgence.',
      'Plantez un drapeau, laissez un guetteur, et signalez l’endroit et la largeur.',
    ],
  },
  'filter-never-plug': {
    title: 'Filtrer, ne jamais boucher',
    lines: [
      'Devant un bouillonnement de sable, la première envie est de le boucher, et c’est une erreur.',
      'La pression qu’on enferme à un endroit ressort à un autre, souvent là où personne ne regarde.',
      'Montez tout autour un contre-puits en sacs de sable, et laissez-y monter l’eau.',
      'L’eau plus haute exerce une contre-pression, l’écoulement ralentit, et le sable reste en place.',
      'Côté rivière, la règle est inverse\u202f: là, on étanche, pour qu’il entre moins d’eau.',
    ],
  },
  'flood-limit': {
    title: 'Pourquoi la cote limite est une limite',
    lines: [
      'En saison des crues, une partie de la retenue doit rester vide, et ce vide est son travail.',
      'La cote limite dit jusqu’où l’eau peut monter tant qu’aucune crue ne s’annonce.',
      'Chaque mètre au-dessus est un mètre qui manquera quand viendra la grande crue.',
      'Après la crue, faites redescendre le niveau à temps, car un second orage suit souvent le premier.',
      'Vers la fin de la saison, commencez à remplir tôt et lentement, en suivant les prévisions.',
    ],
  },
  'before-the-bottle': {
    title: 'Avant de remplir le flacon',
    lines: [
      'Un laboratoire ne mesure que ce qui est dans le flacon, pas ce qui était dans la rivière.',
      'Choisissez un site où l’eau est bien mélangée, assez loin en aval des rejets et des affluents.',
      'Rincez le flacon trois fois à l’eau de la rivière, sauf s’il contient déjà un conservateur.',
      'Face au courant, remplissez-le à bout de bras, sous la pellicule de surface.',
      'Mesurez sur place température, pH, conductivité et oxygène, car ils changent en chemin.',
    ],
  },
  'river-to-laboratory': {
    title: 'De la rivière au laboratoire',
    lines: [
      'Étiquetez chaque flacon avant qu’il soit mouillé\u202f: site, date, heure, conservateur et votre nom.',
      'Mettez aussitôt les échantillons sur glace, dans le noir\u202f: la plupart s’altèrent en quelques heures.',
      'Emportez à chaque tournée un blanc de terrain, qui montrera ce que la tournée elle-même a apporté.',
      'Notez tout ce qui est inhabituel\u202f: mousse, odeur, poissons morts ou pluie pendant la nuit.',
      'À la remise, les deux parties signent\u202f: un échantillon sans histoire n’est qu’une bouteille d’eau.',
    ],
  },
  'more-than-a-minimum': {
    title: 'Plus qu’un minimum',
    lines: [
      'Une rivière vivante a besoin de plus que d’un filet d’eau à l’étiage.',
      'Les petites montées invitent les poissons à migrer, les crues nettoient le gravier de leurs frayères.',
      'Les hautes eaux gagnent les prairies, et leur lent retrait laisse s’enraciner les jeunes plantes.',
      'Un débit écologique est donc un calendrier\u202f: un étiage, une montée, une crue, chacun en sa saison.',
      'Écrivez-le en chiffres qu’une station peut vérifier, ou il restera une bonne intention.',
    ],
  },
  'finding-the-entrance': {
    title: 'Trouver l’entrée',
    lines: [
      'Pour un poisson, le plus important dans une passe, c’est la porte.',
      'Les poissons remontent le courant le plus fort jusqu’à ce qu’un mur ou une turbine les arrête.',
      'C’est là, contre l’obstacle, que doit être l’entrée, avec un jet qui se sente de loin.',
      'Le jet doit être plus rapide que l’eau alentour, mais à la portée du nageur le plus faible.',
      'Comptez les poissons en aval et en amont\u202f: une passe n’est bonne que si la plupart arrivent.',
    ],
  },
  'water-before-birds': {
    title: 'D’abord l’eau, ensuite les oiseaux',
    lines: [
      'Ce qui fait une zone humide, c’est une eau qui vient, reste et s’en va au bon moment.',
      'Avant de planter quoi que ce soit, cherchez d’où venait l’eau et qui s’en sert aujourd’hui.',
      'Souvent, il suffit de boucher un drain ou d’abaisser une digue, et les plantes reviennent seules.',
      'Ceux qui y cultivent ou y pêchent doivent y gagner, sinon les drains seront rouverts.',
      'Donnez-lui dix ans et, avant tout, ne cessez pas de mesurer le niveau de l’eau.',
    ],
  },
  'three-principles': {
    title: 'Trois principes pour un même fleuve',
    lines: [
      'Quand un fleuve franchit une frontière, aucun pays ne peut en user comme s’il était seul.',
      'Le premier est l’utilisation équitable et raisonnable, qui pèse besoins, population et autres options.',
      'Le deuxième est le devoir de prendre les mesures appropriées contre tout dommage significatif.',
      'Le troisième est la coopération\u202f: échanger des données, et notifier avant toute grande construction.',
      'Aucun ne dit combien de mètres cubes reviennent à chacun, et c’est pourquoi les États négocient.',
    ],
  },
  'giving-notice': {
    title: 'Notifier, et répondre',
    lines: [
      'L’État qui projette un ouvrage aux effets sérieux doit en avertir ses voisins en temps utile.',
      'La notification comporte les données techniques et les résultats de l’évaluation environnementale.',
      'Selon la convention de 1997, les autres ont six mois pour l’étudier et pour répondre.',
      'Pendant ce temps, le projet ne peut commencer sans le consentement de ces États.',
      'Une objection veut des raisons et des preuves, et ouvre des consultations au lieu de clore l’affaire.',
    ],
  },
  'measures-in-order': {
    title: 'Classer les mesures',
    lines: [
      'Un plan de bassin contient toujours plus de bonnes idées qu’il n’y a d’argent.',
      'Commencez par l’état des lieux, et convenez de ce que les gens supportent le plus mal.',
      'De chaque mesure, demandez ce qu’elle coûte, ce qu’elle change, et qui s’en occupera dans dix ans.',
      'Cherchez celles qui servent plusieurs buts, comme une plaine inondable qui épure aussi l’eau.',
      'Publiez le classement et ses raisons\u202f: on accepte mieux une liste que l’on comprend.',
    ],
  },
  'planning-workbook': {
    title: 'Cahier\u202f: un affluent, la moitié de l’argent',
    lines: [],
  },
  'positions-and-interests': {
    title: 'Positions et intérêts',
    lines: [
      'Une position, c’est ce que l’on réclame\u202f; un intérêt, c’est la raison qui se cache derrière.',
      'Un périmètre irrigué demande dix mètres cubes par seconde, mais il lui faut une récolte.',
      'Une ville demande une retenue pleine, mais il lui faut une certitude pour les mois secs.',
      'Les raisons sur la table, on peut échanger du stockage, des dates et de l’argent autant que de l’eau.',
      'Partagez d’abord les données\u202f: qui voit la même rivière se querelle pour moins de choses.',
    ],
  },
  'small-gifts': {
    title: 'Petits cadeaux, grandes questions',
    lines: [
      'On n’achète presque jamais quelqu’un en un jour\u202f: tout commence d’ordinaire par un dîner amical.',
      'Demandez-vous si vous accepteriez le cadeau au cas où le journal en parlerait demain.',
      'Si vous ne pouvez le refuser sans offenser, remettez-le et inscrivez-le au registre.',
      'N’acceptez jamais rien d’un soumissionnaire pendant un appel d’offres, pas même un repas.',
      'Dans le doute, demandez avant et non après\u202f: une question ne coûte rien.',
    ],
  },
  'standing-aside': {
    title: 'Quand se récuser',
    lines: [
      'Un conflit d’intérêts n’est pas une faute en soi, mais le cacher en est une.',
      'Il naît quand un parent, un ancien employeur ou un placement peut tirer profit de votre décision.',
      'Déclarez-le par écrit avant la première réunion, et quittez la salle quand l’affaire est abordée.',
      'Tous les soumissionnaires reçoivent la même information le même jour, et les réponses vont à tous.',
      'Si l’on fait pression sur vous, signalez-le tôt\u202f: qui donne l’alerte de bonne foi est protégé.',
    ],
  },
  'clean-tender': {
    title: 'Exercice\u202f: l’appel d’offres sans reproche',
    lines: [],
  },
  'tracing-a-watershed': {
    title: 'Comment l’ordinateur trouve un bassin',
    lines: [
      'Un modèle de terrain est un tableau d’altitudes, une pour chaque petit carré du sol.',
      'Comblez d’abord les trous\u202f: l’eau ne sort pas d’un creux qui n’est qu’une erreur de données.',
      'Faites ensuite couler chaque carré vers celui de ses huit voisins où la pente est la plus forte.',
      'Comptez combien de carrés s’écoulent par chacun\u202f: là où le compte est grand, il y a un cours d’eau.',
      'Cliquez sur la station\u202f: tous les carrés qui s’y écoulent forment son bassin versant.',
    ],
  },
  'radar-and-clouds': {
    title: 'Voir une crue à travers les nuages',
    lines: [
      'Quand une crue est à son maximum, le ciel est en général couvert.',
      'Le radar émet ses propres ondes, qui traversent les nuages de jour comme de nuit.',
      'L’eau lisse les renvoie loin du satellite, et apparaît donc noire sur l’image.',
      'Soustrayez une image d’avant la crue\u202f: ce qui s’est assombri a sans doute été inondé.',
      'Méfiez-vous des routes lisses, de l’ombre des montagnes et de l’eau ridée par le vent.',
    ],
  },
  'four-checks': {
    title: 'Quatre contrôles pour chaque mesure',
    lines: [
      'Une seule mesure fausse peut passer d’une base à l’autre pendant trente ans.',
      'Premier contrôle, la plage\u202f: aucune rivière n’est douze mètres au-dessous de son propre lit.',
      'Deuxième, l’évolution\u202f: un niveau ne saute pas d’un mètre en cinq minutes sans raison.',
      'Troisième, l’espace\u202f: une pluie tombée sur un seul pluviomètre mérite qu’on y regarde à deux fois.',
      'Le quatrième compare ce qui va ensemble, comme hauteur et débit, ou pluie et ruissellement.',
    ],
  },
  'keep-the-raw-value': {
    title: 'Toujours garder la valeur brute',
    lines: [
      'N’écrasez jamais une mesure dans la base de données, si absurde qu’elle paraisse.',
      'Enregistrez à côté la valeur corrigée, avec un code qui dit de quelle sorte elle est.',
      'Notez qui l’a changée, quand et pourquoi, en des mots qu’un inconnu comprend.',
      'Une estimation est honnête quand elle est signalée, et trompeuse quand elle ne l’est pas.',
      'Dans dix ans, quelqu’un en saura peut-être plus, et sera heureux de retrouver l’original.',
    ],
  },
  'before-you-click': {
    title: 'Trois secondes avant de cliquer',
    lines: [
      'La plupart des attaques contre une salle de commande commencent par un e-mail à quelqu’un d’occupé.',
      'Avant de cliquer, arrêtez-vous trois secondes et regardez qui l’a vraiment envoyé.',
      'Méfiez-vous chaque fois qu’un message réunit l’urgence, le secret et un lien.',
      'N’utilisez pas le numéro du message\u202f: appelez l’expéditeur à celui que vous connaissez.',
      'Si vous avez déjà cliqué, signalez-le aussitôt\u202f: personne ne sera blâmé d’avoir dit la vérité.',
    ],
  },
  'ten-minutes': {
    title: 'Les dix premières minutes',
    lines: [
      'Si quelqu’un d’autre semble utiliser votre compte, les dix premières minutes comptent le plus.',
      'Premièrement, déconnectez la machine du réseau, mais laissez-la allumée.',
      'Deuxièmement, changez votre mot de passe depuis un autre appareil, et fermez toutes les sessions.',
      'Troisièmement, appelez la sécurité informatique, et dites ce que vous avez vu et quand.',
      'Ne faites pas le ménage\u202f: des traces qui semblent sans valeur sont peut-être la preuve.',
    ],
  },
}
