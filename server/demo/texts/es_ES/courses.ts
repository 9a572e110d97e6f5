import type { CourseTexts } from '#server/course/course-texts.demo.ts'

export const courses: CourseTexts = {
  'river-measurement': {
    title: 'Aforar un río',
    summary: 'De la elección de la sección al cálculo del caudal, con molinete y con ADCP desde una embarcación.',
    detail: [
      'El caudal es la cifra que más utilizan quienes gestionan ríos, y una de las más fáciles de equivocar. El curso empieza por la elección de la sección y sigue con las verticales, los tiempos de medida, las lecturas de escala y el propio cálculo. Dos aforos de una misma sección muestran de dónde salen los errores.',
      'La segunda mitad trata del ADCP montado en una embarcación: cómo instalarlo, cómo navegar lo bastante despacio y cómo no confundir un lecho móvil con el movimiento del barco. Al terminar podrá hacer un aforo por su cuenta y juzgar si el de otra persona es aprovechable.',
    ],
  },
  'rainfall-runoff': {
    title: 'De la lluvia al caudal',
    summary:
      'Cuánta agua de una tormenta acaba en el río y cuándo llega, explicado con los registros de tres cuencas pequeñas.',
    detail: [
      'Cien milímetros de lluvia sobre una ladera seca de loess y sobre un arrozal inundado son dos sucesos distintos. El curso recorre las dos formas en que se genera la escorrentía, muestra qué papel tienen la humedad del suelo, la vegetación y la pendiente, y presenta el índice de precipitación antecedente.',
      'Hacia aguas abajo lleva de las isócronas al hidrograma unitario. El curso incluye los datos de tres cuencas para que obtenga un hidrograma unitario propio y lo ponga a prueba con otra crecida.',
    ],
  },
  'sediment-transport': {
    title: 'Cómo transportan sedimentos los ríos',
    summary: 'Carga de fondo, carga en suspensión y cómo deducir de ellas si un cauce va a erosionarse o a colmatarse.',
    detail: [
      'El lecho de un río cambia cada año, y cómo lo hace depende del equilibrio entre agua y sedimento. El curso aborda la granulometría y la velocidad de caída, el inicio del movimiento, la carga de fondo y en suspensión, y para qué sirven y para qué no las fórmulas de transporte habituales.',
      'Una toma de agua aterrada lo reúne todo: por qué el lugar era bueno cuando se eligió, por qué hay que dragarlo cada año desde que se construyó una presa aguas arriba y qué remedios quedan.',
    ],
  },
  groundwater: {
    title: 'Aguas subterráneas y ríos',
    summary: '¿De dónde saca el agua un río en la estación seca? Cómo se alimentan mutuamente ríos y acuíferos.',
    detail: [
      'En la estación seca, muchos ríos viven solo del agua subterránea. El curso explica cuándo un río cede agua al terreno y cuándo la recibe, cómo se separa el caudal de base en un hidrograma y por qué un pozo puede secar un arroyo a varios kilómetros de distancia.',
      'Unos perfiles sencillos y los registros de unos pocos piezómetros sustituyen a las fórmulas largas. Está pensado para profesionales que no son hidrogeólogos pero tienen que decidir sobre concesiones de captación y caudales mínimos.',
    ],
  },
  'flood-forecasting': {
    title: 'La predicción de crecidas en la práctica',
    summary: 'Siga una vigilancia real, desde la primera lectura del pluviómetro hasta la difusión de la predicción.',
    detail: [
      'Quien hace predicciones nunca tiene todos los datos, ni tiempo suficiente. El curso sigue el orden de un turno: revisar las lecturas, elegir el modelo y los parámetros, calcular la punta y su hora de llegada, consultar con los compañeros de aguas arriba y aguas abajo, y redactar una predicción que otros entiendan.',
      'Tres ejercicios, sobre propagación, actualización y errores de predicción, utilizan los datos de una misma crecida de setenta y dos horas. Qué decir cuando la predicción se queda corta o se pasa también forma parte del curso.',
    ],
  },
  'early-warning': {
    title: 'Avisos que llegan al último pueblo',
    summary:
      'Un aviso no termina cuando se envía: cómo se ponen a salvo a tiempo quienes no tienen cobertura o no saben leer una predicción.',
    detail: [
      'Las investigaciones posteriores a las inundaciones concluyen siempre lo mismo: hubo muertes no por falta de predicción, sino porque el aviso no llegó, o llegó y nadie actuó. El curso sigue el aviso eslabón por eslabón hasta el momento en que la gente se marcha y muestra por dónde suele romperse la cadena.',
      'Casos de tres países combinan gongs, radio, SMS y visitas puerta a puerta, y muestran cómo se acuerdan y se ensayan los recorridos con los vecinos. Al final, usted redacta la hoja de contactos de un pueblo de su propia zona.',
    ],
  },
  drought: {
    title: 'Seguimiento de sequías y reparto del agua',
    summary:
      'Clasificar una sequía por la lluvia, la humedad del suelo y las reservas, y decidir quién recibe el agua que queda.',
    detail: [
      'La sequía es lenta y, cuando todo el mundo la ve, ya queda poco por hacer. El curso presenta el índice estandarizado de precipitación, la humedad del suelo y el volumen embalsado: con cuánta antelación habla cada uno y cuándo engaña.',
      'La segunda parte trata de las prioridades en época de escasez. A partir de previsiones de aportaciones a diez días, elabora un plan de suministro de tres meses para un embalse y señala el día en que deben empezar las restricciones.',
    ],
  },
  'emergency-command': {
    title: 'Mando de emergencias: ejercicio de mesa',
    summary: 'Asuma un papel en una crecida simulada y practique cómo decidir con información incompleta.',
    detail: [
      'Lleva cinco días lloviendo aguas arriba de una ciudad mediana. Usted dirige la operación, hace la predicción, manda los equipos de reparación o es el portavoz; cada veinte minutos llegan noticias y, dentro de un plazo fijado, da órdenes y deja constancia de ellas.',
      'Después, el curso repasa las decisiones una a una: cuáles llegaron demasiado pronto, cuáles demasiado tarde y cuáles no eran tarea de nadie. Todo el material puede descargarse para organizar ejercicios propios.',
    ],
  },
  'dam-inspection': {
    title: 'Inspeccionar una presa a pie',
    summary: 'Qué mirar, cómo mirarlo y cómo anotarlo: un recorrido que no deja nada atrás.',
    detail: [
      'Los instrumentos solo están en unos pocos puntos; la mayor parte de lo que falla en una presa lo descubre alguien que pasa por delante. El curso recorre la coronación, los dos paramentos, el pie y las obras auxiliares, y explica qué significan en cada lugar las grietas, los hundimientos, las filtraciones y la vegetación fuera de lo común.',
      'Cada señal se ilustra con fotografías. Aprenderá a fotografiar, medir y describir de modo que lo entienda quien no estuvo allí, y sabrá qué hallazgos hay que comunicar de inmediato.',
    ],
  },
  'dam-monitoring': {
    title: 'Interpretar los datos de auscultación',
    summary:
      'Separar en un registro piezométrico el nivel del agua, la temperatura y el envejecimiento, y distinguir los cambios normales de una señal de peligro.',
    detail: [
      'Los sistemas de auscultación dan cifras por millares; el arte está en ver la que no cuadra. El curso empieza por los errores groseros y la depuración de registros, y después construye modelos estadísticos de desplazamientos y presiones intersticiales, con sus componentes de nivel, temperatura y tiempo.',
      'Los tres casos son un instrumento averiado, una temporada normal y una fuga de verdad. Usted anota su veredicto y sus razones antes de saber cuál es cuál.',
    ],
  },
  levees: {
    title: 'Diques: detectar y detener una rotura',
    summary: 'La tubificación, el deslizamiento y el desbordamiento se anuncian; una hora antes, el remedio es otro.',
    detail: [
      'Cuando más peligroso es un dique es tras varios días de aguas altas. El curso trata las filtraciones, la tubificación, el levantamiento, el deslizamiento, el agrietamiento y el desbordamiento, sus causas y primeros indicios, y cómo se organizan las rondas, cómo se iluminan y cómo se hacen oír de noche.',
      'La regla para intervenir es cerrar el paso al agua por el lado del río y dejarla drenar por el lado de tierra. Animaciones y películas muestran anillos filtrantes, bermas con lastre y diques de emergencia, y también algunas medidas que parecen sensatas y empeoran las cosas.',
    ],
  },
  'reservoir-operation': {
    title: 'Normas de explotación de un embalse',
    summary:
      'Cómo leer una curva de explotación: cuándo guardar, cuándo soltar y cómo conviven la laminación de crecidas y el abastecimiento.',
    detail: [
      'Un mismo embalse sirve para laminar crecidas, abastecer, producir energía y mantener el río aguas abajo, y solo tiene un volumen para todo ello. Partiendo de los niveles característicos y de las curvas de explotación, el curso explica por qué el nivel máximo en época de crecidas no es una sugerencia y por qué conviene empezar a llenar antes que después.',
      'Con un año de aportaciones diarias explotará un embalse dos veces, primero según las normas y luego según su propio criterio, y comparará los vertidos, los días de escasez y el nivel más alto.',
    ],
  },
  'water-quality': {
    title: 'Tomar muestras de agua',
    summary: 'Ningún laboratorio arregla una mala muestra: puntos, envases, conservación y fichas.',
    detail: [
      'La mayor parte del error en los datos de calidad del agua surge antes de que la muestra llegue al laboratorio. El curso trata de puntos y profundidades, muestreadores y envases, conservantes y plazos, y de lo que hay que medir sobre el terreno.',
      'Sigue una salida de campo desde la lista de material hasta la firma en la entrega. Hubo que tirar tres muestras por culpa de sus fichas: ¿sabrá averiguar por qué?',
    ],
  },
  'environmental-flow': {
    title: 'Fijar caudales ecológicos',
    summary:
      '¿Cuánta agua tiene que quedar en el río? Cuatro métodos comparados y cómo explicar el resultado a quienes la usan.',
    detail: [
      'Un caudal ecológico no es un porcentaje fijo. Los peces que desovan, los prados inundados y las gravas que se mueven necesitan la cantidad justa en el momento justo, y tanto los cambios como el volumen. De ahí, el curso pasa a los métodos hidrológicos, hidráulicos, de hábitat y holísticos, con lo que cada uno exige y lo que deja fuera.',
      'El caso es un río de montaña con dos centrales. Usted propone desembalses que puedan cumplirse y comprobarse, y los explica en un párrafo a cada uno de tres tipos de usuarios.',
    ],
  },
  'fish-passage': {
    title: 'Ayudar a los peces a superar las presas',
    summary: '¿Por qué no encuentran los peces la entrada? Diseño y explotación desde el punto de vista del pez.',
    detail: [
      'Muchas escalas de peces se terminan y luego nadie las usa, casi siempre por dónde está la entrada y cómo sale de ella el agua. El curso describe cómo nadan algunas especies y cuándo migran, y compara las escalas de estanques, las hendiduras verticales, los ríos artificiales y los ascensores.',
      'La última lección trata de la explotación y el seguimiento de un paso: cómo contar, cuándo mover las compuertas y cómo saber si funciona.',
    ],
  },
  wetlands: {
    title: 'Restaurar humedales: cuatro casos',
    summary: 'Cuatro cuencas, cuatro caminos: qué exige del agua, de la tierra y de la gente el regreso de un humedal.',
    detail: [
      'Recuperar un humedal supone casi siempre que alguien cultive, pastoree o pesque de otra manera. Un lago, un estuario, una llanura de inundación y una turbera de montaña muestran qué se había perdido, qué se pretendía y de dónde vino el agua.',
      'Cada caso incluye diez años de niveles, aves e ingresos, con sus éxitos y con lo que no se consiguió. Al final, usted juzga qué parte de todo ello aguantaría en su propia cuenca.',
    ],
  },
  'transboundary-law': {
    title: 'Derecho de aguas entre países',
    summary: 'Uso equitativo, no causar daños sensibles, notificación previa: tres principios ante casos reales.',
    detail: [
      'Más de trescientos ríos cruzan una frontera. Con la convención de 1997 y los acuerdos regionales como hilo conductor, el curso explica la utilización equitativa y razonable, la obligación de no causar daños sensibles y la cooperación con notificación previa, y en qué casos tiran en direcciones distintas.',
      'Examina dos asuntos de la Corte Internacional de Justicia y las reglas de trabajo de una comisión fluvial. Usted redacta la nota de un país de aguas abajo sobre un proyecto situado aguas arriba; después cambia de bando y la contesta.',
    ],
  },
  'basin-planning': {
    title: 'Elaborar un plan de cuenca',
    summary: 'Del estado de la cuenca a una lista de medidas que se cumplan tanto aguas arriba como aguas abajo.',
    detail: [
      'Un plan es bueno si alguien sigue abriéndolo cinco años después. El curso recorre los pasos por orden (diagnóstico, objetivos, alternativas, participación pública y seguimiento) con los resultados, los métodos y los errores habituales de cada uno.',
      'El ejercicio que lo atraviesa es un afluente con cuatrocientos mil habitantes. Hay dinero para la mitad de las medidas: usted las ordena y dice por qué.',
    ],
  },
  negotiation: {
    title: 'Negociar sobre el agua',
    summary:
      'Bajo las posturas hay intereses: encuentre lo que pueden aceptar ambas orillas, aguas arriba y aguas abajo.',
    detail: [
      'Las conversaciones sobre el reparto del agua suelen atascarse en cuánto quiere una parte y cuánto cede la otra. El curso ejercita cuatro destrezas: distinguir intereses de posturas, preparar alternativas, ampliar lo que se puede intercambiar y redactar acuerdos comprobables. También explica por qué conviene compartir los datos antes que el agua.',
      'Dos juegos de rol, uno entre una comunidad de regantes y una ciudad y otro entre dos países en la estación seca, traen instrucciones confidenciales para cada parte. Lo mejor es jugarlos por parejas o en grupos pequeños.',
    ],
  },
  integrity: {
    title: 'Integridad y contratación limpia',
    summary:
      'Siete situaciones cotidianas muestran dónde está el límite en regalos, conflictos de intereses y licitaciones.',
    detail: [
      'Casi todos los problemas empiezan por algo pequeño: una cena, un borrador del pliego «solo como referencia», un primo en la construcción. Siete situaciones explican la declaración de intereses, el registro de regalos, la confidencialidad de las licitaciones y cuándo hay que abstenerse.',
      'Cada una va seguida de preguntas y explicaciones. El curso dice también a quién acudir ante las presiones y cómo se protege a quienes denuncian algo.',
    ],
  },
  'gis-basics': {
    title: 'SIG para cuencas hidrográficas',
    summary:
      'Con programas libres, trace límites de cuenca y cauces a partir de un modelo del terreno y dibuje su primer mapa en regla.',
    detail: [
      'No hacen falta conocimientos previos. De la instalación del programa y las coordenadas pasará a las capas, los límites de cuenca y la red de drenaje, sumará la superficie y la lluvia de cada subcuenca y acabará con un mapa que cumple las normas.',
      'Los datos de prácticas abarcan unos ochocientos kilómetros cuadrados y funcionan en un portátil corriente. Cada paso va acompañado de una breve grabación para seguirlo.',
    ],
  },
  'remote-sensing': {
    title: 'Observar el agua desde el espacio',
    summary:
      'Localice láminas de agua y zonas inundadas en imágenes de satélite gratuitas, y sepa hasta dónde fiarse del resultado.',
    detail: [
      'Las nubes, las sombras de las montañas y las plantas flotantes engañan. El curso compara imágenes ópticas y de radar, calcula índices de agua, elige umbrales y resta dos fechas para ver qué ha cubierto una crecida.',
      'Buena parte trata de comprobar: cómo elegir puntos de control, cómo calcular la exactitud y cómo mostrar en un informe lo que sigue siendo incierto.',
    ],
  },
  'data-quality': {
    title: 'Control de calidad de los datos hidrológicos',
    summary:
      'Detecte saltos, lagunas y unidades equivocadas antes de que entren en la base de datos, y deje constancia de cada corrección.',
    detail: [
      'Una coma mal puesta puede obligar a empezar de nuevo el cálculo de la avenida de proyecto de un embalse. El curso trata las comprobaciones de rango, de variación en el tiempo, de coherencia espacial y de correlación, y muestra por qué ningún control automático sustituye al criterio.',
      'Revisará un año de datos brutos de un pluviómetro y de un limnímetro, marcará lo dudoso y dirá qué hay que hacer y por qué. El valor bruto se conserva siempre: esa es la regla que hay que llevarse a casa.',
    ],
  },
  'information-security': {
    title: 'Seguridad informática para todos',
    summary:
      'Una hora sobre phishing, contraseñas y memorias USB para proteger estaciones de aforo y salas de control.',
    detail: [
      'Los sistemas de control de presas y estaciones están cada vez más conectados, y los ataques suelen empezar por un correo de lo más normal. Ejemplos reales muestran cómo reconocer el phishing, cómo elegir y guardar las contraseñas y cómo tratar las memorias USB y las redes públicas.',
      'Aprenderá también las tres cosas que hay que hacer en diez minutos cuando se sospecha que otra persona usa la cuenta. Todo el personal realiza este curso una vez al año.',
    ],
  },
}
