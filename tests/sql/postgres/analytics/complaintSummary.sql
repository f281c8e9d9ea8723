select * from complaint where (id = any((select ?::text::bigint[])::bigint[]) and plant_id = ?)
--   Index Scan using complaint__plant_uq on complaint
--     Index Cond: ((plant_id = ?) AND (id = ANY (?)))
--     InitPlan 1 (returns ?)
--       -> Result

select * from complaint_category where id = any((select ?::text::bigint[])::bigint[])
--   Index Scan using complaint_category_pkey on complaint_category
--     Index Cond: (id = ANY (?))
--     InitPlan 1 (returns ?)
--       -> Result

select * from config where config_key = ? order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Index Scan using config__config_key_uq on config
--           Index Cond: (config_key = ?)

select * from customer where id = any((select ?::text::bigint[])::bigint[])
--   Index Scan using customer_pkey on customer
--     Index Cond: (id = ANY (?))
--     InitPlan 1 (returns ?)
--       -> Result

select * from plant where (id = ? and id in (?, …)) limit ?
--   Limit
--     -> Index Scan using plant_pkey on plant
--           Index Cond: ((id = ANY (ARRAY[?, ?])) AND (id = ?))

select claim_cat_id, count(*)
from complaint
where (plant_id = ? and (claim_date >= ? and qa_state not in (?, …)))
group by claim_cat_id
order by count(*) desc, claim_cat_id
--   Sort
--     Sort Key: (count(*)) DESC, claim_cat_id
--     -> HashAggregate
--           Group Key: claim_cat_id
--           -> Index Only Scan using complaint__plant_claim_date_id_claim_no_paper_roll_no_qa_state on complaint
--                 Index Cond: ((plant_id = ?) AND (claim_date >= ?))

select id, claim_date from complaint where (plant_id = ? and (plant_id = ? and qa_state = ?)) order by claim_date desc, id desc limit ?
--   Limit
--     -> Result
--           One-Time Filter: (? = ?)
--           -> Index Only Scan Backward using complaint__plant_qa_state_claim_date_id_ix on complaint
--                 Index Cond: ((plant_id = ?) AND (qa_state = ?))

select id, qa_state, prod_state, claim_date, answer_due, claimed_amount, comp_amount, qa_id, created_at
from complaint
where (plant_id = ? and (plant_id = ? and qa_state in (?, …)))
--   Result
--     One-Time Filter: (? = ?)
--     -> Index Scan using complaint__plant_qa_state_claim_date_id_ix on complaint
--           Index Cond: ((plant_id = ?) AND (qa_state = ANY (ARRAY[?, ?])))
