select * from complaint_cause where complaint_cause.id in (select value from json_each(?))
--   SEARCH complaint_cause USING INTEGER PRIMARY KEY (rowid=?)
--   LIST SUBQUERY 1
--     SCAN json_each VIRTUAL TABLE INDEX 1:

select claim_cause_id, qa_state, count(*), sum(case when claim_date >= ? then 1 else 0 end), sum(claimed_amount), sum(comp_amount)
from complaint
where (plant_id = ? and (plant_id = ? and customer_id = ? and qa_state <> ?))
group by claim_cause_id, qa_state
--   SEARCH complaint USING COVERING INDEX complaint__plant_claim_date_id_claim_no_paper_roll_no_qa_state (plant_id=?)
--   USE TEMP B-TREE FOR GROUP BY
