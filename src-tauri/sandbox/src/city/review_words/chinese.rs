//! As Jakarta's Chinese readers write.

use crate::city::review_words::tongue::Mood::{Bad, Fair, Good};
use crate::city::review_words::tongue::{Pool, Tongue, Topic};

#[rustfmt::skip]
pub const TONGUE: Tongue = Tongue {
    index: 2, weight: 7, gap: "", stop: "。",
    cheers: &["！👍", "！", "！😋"],
    slips: &[],
    first_names: &["小明", "婷", "伟杰", "佳怡", "志强", "雅文", "俊", "晓雯", "洋", "美玲", "子轩", "思琪", "国栋", "丽华"],
    last_names: &["王", "李", "陈", "林", "黄", "张", "吴", "周", "刘", "郑", "许", "蔡"],
    pools: &[
        Pool { mood: Good, topic: Topic::Food, heads: &["{dish}非常好吃", "{dish}必点", "最喜欢这里的{dish}", "{dish}味道很正宗", "推荐{dish}"], tails: &[
            "", "，份量足", "，很入味", "，价格也实惠", "，食材新鲜", "，一家人都爱吃",
        ] },
        Pool { mood: Good, topic: Topic::Drink, heads: &["{dish}很好喝", "推荐{dish}", "最喜欢这里的{dish}"], tails: &["", "，甜度刚好", "，很解渴", "，大杯实惠"] },
        Pool { mood: Good, topic: Topic::Treat, heads: &["{dish}很好吃", "推荐{dish}", "最喜欢这里的{dish}"], tails: &["", "，不会太甜", "，口感松软", "，送人也合适"] },
        Pool { mood: Good, topic: Topic::Service, heads: &["服务员很热情", "上菜很快", "老板很客气"], tails: &["", "，会主动介绍菜单", "，人多也不慌"] },
        Pool { mood: Good, topic: Topic::Place, heads: &["环境干净", "位置好找", "店里很舒服"], tails: &["", "，适合聚餐", "，聊天不吵"] },
        Pool { mood: Good, topic: Topic::Voucher, heads: &["代金券很划算", "用券很方便"], tails: &["", "，出示就能用", "，店员很熟练"] },
        Pool { mood: Good, topic: Topic::Return, heads: &["下次还会来", "已经来过好几次了"], tails: &["", "，会带朋友来", "，每次都满意"] },
        Pool { mood: Fair, topic: Topic::Food, heads: &["{dish}还可以", "{dish}一般"], tails: &["", "，稍微有点咸", "，份量偏少"] },
        Pool { mood: Fair, topic: Topic::Drink, heads: &["{dish}还可以", "{dish}一般"], tails: &["", "，有点太甜", "，冰太多"] },
        Pool { mood: Fair, topic: Topic::Treat, heads: &["{dish}还可以", "{dish}一般"], tails: &["", "，有点太甜", "，偏干"] },
        Pool { mood: Fair, topic: Topic::Wait, heads: &["等位时间有点长", "周末人太多"], tails: &["", "，上菜慢"] },
        Pool { mood: Bad, topic: Topic::Food, heads: &["{dish}端上来已经凉了", "{dish}没什么味道"], tails: &["", "，有点失望"] },
        Pool { mood: Bad, topic: Topic::Drink, heads: &["{dish}太淡了", "{dish}全是冰"], tails: &["", "，有点失望"] },
        Pool { mood: Bad, topic: Topic::Treat, heads: &["{dish}不新鲜", "{dish}太硬了"], tails: &["", "，有点失望"] },
        Pool { mood: Bad, topic: Topic::Voucher, heads: &["用券的时候店员不太会操作"], tails: &["", "，等了很久"] },
        Pool { mood: Bad, topic: Topic::Place, heads: &["桌子没擦干净"], tails: &["", "，影响胃口"] },
    ],
    replies: &[
        (Topic::Food, ["很高兴您喜欢我们的{dish}，期待再次光临！", "非常抱歉{dish}让您失望，已反馈给后厨。"]),
        (Topic::Drink, ["很高兴您喜欢我们的{dish}！", "非常抱歉，{dish}的配方我们会调整。"]),
        (Topic::Treat, ["很高兴您喜欢我们的{dish}！", "非常抱歉{dish}让您失望，我们会改进。"]),
        (Topic::Service, ["谢谢夸奖，我们会转告同事！", "服务不周，非常抱歉，已提醒同事。"]),
        (Topic::Voucher, ["谢谢，代金券用得顺利就好！", "用券耽误了您的时间，非常抱歉，已重新培训收银。"]),
        (Topic::Wait, ["谢谢您耐心等待！", "让您久等了，非常抱歉，高峰期会加派人手。"]),
    ],
    thanks: ["感谢您的光临和好评，期待再次见到您！", "非常抱歉给您带来不好的体验，我们已经反馈给后厨改进。"],
};
