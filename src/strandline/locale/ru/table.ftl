## What the table refuses
table-seats = указано мест: { $found }, а в этой игре их { $seats }
table-needs-person = одним ботам стол не нужен: хотя бы одно место — для человека или программы
table-closed = этот стол закрыт
table-no-seat = места { $seat } нет; за столом мест: { $seats }
table-not-yours = место { $seat } не ваше
table-taken = место { $seat } занято
table-no-link = это место для того, у кого есть ссылка на него
table-not-playing = здесь сейчас не играют
table-stale = ожидалось ходов: { $expected }, а сделано уже { $count }: взгляните ещё раз
table-not-your-turn = сейчас не ваш ход
table-away = за вас играет бот: скажите, что вернулись
table-not-away = вы никуда не отходили
table-no-undo = взять назад нечего: уже показан бросок или тайна, или вы ещё не ходили
table-nothing-asked = никто ни о чём не спрашивал
table-no-draw-with-bots = боты не соглашаются на ничью
table-no-hint = подсказки бывают только против ботов и за одним экраном: здесь играют и другие люди
table-muted = хозяин стола лишил вас здесь слова
table-not-host = это может только хозяин стола
table-nothing-said = сообщения с номером { $number } нет
table-not-over = игра продолжается: запись можно забрать, когда она закончится

## Fair dice
verify-nothing = в этой записи нет сведений о честных кубиках: ни обязательства, ни тайны, ни чисел стола
verify-commitment = тайна не та, которой связал себя сервер
verify-deal = начало не то, которое дают кубики
verify-outcome = ход { $number } — { $move }; по кубикам { $drawn }

## What the server refuses
table-no-table = такого стола нет, или он не для вас
table-too-many = неоконченных столов у вас уже { $most }: сначала доиграйте или закройте один
table-not-seated = о реванше просят только те, кто играл
table-rematch = реванш уже есть
table-nobody = мы вас ещё не знаем
table-no-such-link = эта ссылка уже использована или устарела
table-too-large = это слишком много: не больше { $most } байт
table-too-long = эта запись слишком длинная, чтобы смотреть её здесь; наибольшее число ходов: { $most }
table-too-fast = не так быстро
table-no-record = такой записи здесь нет, или срок её хранения истёк
table-too-many-kept = записей у вас здесь уже { $most }: ссылки на них живут столько дней: { $days }
table-records-full = этот сервер хранит для ссылок столько записей: { $most }, и пока не больше; скачайте свою
table-busy = долгих работ у вас уже { $most }: подождите, пока одна закончится
table-crowded = с вашего адреса уже выполняется или ждёт столько запросов: { $most }; попросите ещё раз чуть позже
table-no-move = в этой записи нет хода { $move }; последний — { $last }
table-too-many-frames = эта игра слишком длинная для GIF; наибольшее число ходов: { $most }
table-bad-request = { $where }: { $why }
table-bad-length = длина, указанная в запросе, — не число
table-unavailable = сервер сейчас не может записывать; ничего не сделано
table-no-page = здесь ничего нет
table-wrong-host = этот сервер зовут не так
table-wrong-origin = этот запрос пришёл с другого сайта
table-oops = на сервере что-то сломалось; мы это записали
