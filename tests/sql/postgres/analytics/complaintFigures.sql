select * from complaint_category where id = ?
--   Index Scan using complaint_category_pkey on complaint_category
--     Index Cond: (id = ?)

select * from complaint_cause where id = ?
--   Index Scan using complaint_cause_pkey on complaint_cause
--     Index Cond: (id = ?)

select * from config where config_key = ? order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Index Scan using config__config_key_uq on config
--           Index Cond: (config_key = ?)

select * from customer where id = ?
--   Index Scan using customer_pkey on customer
--     Index Cond: (id = ?)

select * from equipment where (id = ? and plant_id = ?)
--   Index Scan using equipment__plant_uq on equipment
--     Index Cond: ((plant_id = ?) AND (id = ?))

select id, claim_date
from complaint
where (
  plant_id = ? and (plant_id = ? and qa_state = ? and (customer_id = ? and claim_cat_id = ? and claim_cause_id = ? and equipment_id = ?))
)
order by claim_date desc, id desc
limit ?
--   Limit
--     -> Result
--           One-Time Filter: (? = ?)
--           -> Index Scan Backward using complaint__plant_claim_cat_customer_claim_date_qa_state_id_ix on complaint
--                 Index Cond: ((plant_id = ?) AND (claim_cat_id = ?) AND (customer_id = ?) AND (qa_state = ?))

select id, qa_state, prod_state, claim_date, answer_due, claimed_amount, comp_amount, qa_id, created_at
from complaint
where (
  plant_id = ?
    and (plant_id = ? and qa_state in (?, …) and (customer_id = ? and claim_cat_id = ? and claim_cause_id = ? and equipment_id = ?))
)
--   Result
--     One-Time Filter: (? = ?)
--     -> Index Scan using complaint__plant_claim_cat_customer_claim_date_qa_state_id_ix on complaint
--           Index Cond: ((plant_id = ?) AND (claim_cat_id = ?) AND (customer_id = ?))

select json_agg(cast(replace(claim_date, '-', '') as integer))::text, json_agg(long_code)::text, json_agg(claim_cat_id)::text,
  json_agg(claim_cause_id)::text, json_agg(customer_id)::text
from complaint
where (plant_id = ? and claim_date >= ? and claim_date < ? and qa_state not in (?, …))
select json_agg(cast(replace(claim_date, '-', '') as integer))::text, json_agg(long_code)::text, json_agg(claim_cat_id)::text,
  json_agg(claim_cause_id)::text, json_agg(customer_id)::text, json_agg(equipment_id)::text, json_agg(shift_id)::text,
  json_agg(qa_id)::text,
  json_agg(
    case qa_state when 'NEW' then 0 when 'INVESTIGATING' then 1 when 'ANSWERED' then 2 when 'CLOSED' then 3 when 'REJECTED' then 4 end
  )::text,
  json_agg(claimed_amount)::text, json_agg(comp_amount)::text, json_agg(quantity)::text, json_agg(produced_quantity)::text,
  json_agg(answered_at)::text, json_agg(closed_at)::text, json_agg(id)::text
from complaint
where (plant_id = ? and claim_date >= ? and claim_date < ? and qa_state <> ?)
--   Aggregate
--     -> Index Only Scan using complaint__plant_claim_date_id_claim_no_paper_roll_no_qa_state on complaint
--           Index Cond: ((plant_id = ?) AND (claim_date >= ?) AND (claim_date < ?))
