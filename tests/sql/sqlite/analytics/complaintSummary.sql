select * from complaint where (complaint.id in (select value from json_each(?)) and complaint.plant_id = ?)
--   SEARCH complaint USING INDEX complaint__plant_uq (plant_id=? AND id=?)
--   LIST SUBQUERY 1
--     SCAN json_each VIRTUAL TABLE INDEX 1:

select * from {} where {}.id in (select value from json_each(?)) -- {}: complaint_category, customer
--   SEARCH {} USING INTEGER PRIMARY KEY (rowid=?)
--   LIST SUBQUERY 1
--     SCAN json_each VIRTUAL TABLE INDEX 1:

select * from config where config_key = ? order by +id
--   SEARCH config USING INDEX config__config_key_uq (config_key=?)

select * from plant where (id = ? and id in (?, …)) limit ?
--   SEARCH plant USING INTEGER PRIMARY KEY (rowid=?)

select claim_cat_id, count(*)
from complaint
where (plant_id = ? and (claim_date >= ? and qa_state not in (?, …)))
group by claim_cat_id
order by count(*) desc, claim_cat_id
--   SEARCH complaint USING COVERING INDEX complaint__plant_claim_cat_customer_claim_date_qa_state_id_ix (plant_id=?)
--   USE TEMP B-TREE FOR ORDER BY

select id, claim_date from complaint where (plant_id = ? and (plant_id = ? and qa_state = ?)) order by claim_date desc, id desc limit ?
--   SEARCH complaint USING COVERING INDEX complaint__plant_qa_state_claim_date_id_ix (plant_id=? AND qa_state=?)

select id, qa_state, prod_state, claim_date, answer_due, claimed_amount, comp_amount, qa_id, created_at
from complaint
where (plant_id = ? and (plant_id = ? and qa_state in (?, …)))
--   SEARCH complaint USING INDEX complaint__plant_qa_state_claim_date_id_ix (plant_id=? AND qa_state=?)
